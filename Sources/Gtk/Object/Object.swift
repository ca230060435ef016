import CGtk

/// A GObject that Swift holds one reference to, taken on `init` and given back on `deinit`.
///
/// A floating reference is sunk, so a widget lives as long as its wrapper or its container, whichever
/// lives longer. GTK owns its top-level windows besides: close those with `Window.destroy`.
@MainActor
open class Object {
    let raw: UnsafeMutableRawPointer

    /// How many wrappers are alive: for tests that look for leaks.
    public private(set) static var liveCount = 0

    init(raw: UnsafeMutableRawPointer) {
        self.raw = g_object_ref_sink(raw)
        Object.liveCount += 1
    }

    isolated deinit {
        g_object_unref(raw)
        Object.liveCount -= 1
    }

    /// The C type's view of the same object.
    func cast<Instance>(_ type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        raw.assumingMemoryBound(to: type)
    }

    /// How many references the object has, this wrapper's included: for tests that look for leaks.
    public var referenceCount: Int { Int(cast(GObject.self).pointee.ref_count) }
}

/// A reference that does not keep its object alive and reads nil once the object is finalized.
@MainActor
final class WeakObject {
    private let cell: UnsafeMutablePointer<GWeakRef>

    init(_ object: UnsafeMutableRawPointer?) {
        cell = .allocate(capacity: 1)
        cell.initialize(to: GWeakRef())
        g_weak_ref_init(cell, object)
    }

    isolated deinit {
        g_weak_ref_clear(cell)
        cell.deallocate()
    }

    /// The object with a reference of its own, which the caller must give back.
    func take() -> UnsafeMutableRawPointer? { g_weak_ref_get(cell) }
}

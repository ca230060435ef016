import PickerKit
import Testing

struct PickerIDTests {
    @Test(arguments: ["org.example", "dev.daub.stroke-width", "a.b", "Org.Example.7", "x-y.0"])
    func reverseDNSIsAnID(id: String) { #expect(PickerDescriptor.isReverseDNS(id)) }

    @Test(arguments: [
        "", ".", "sample", "org.", ".example", "org..example", "org.example sample", "org.exämple",
        "org/example.a", "org.ex_ample",
    ])
    func anythingElseIsNone(id: String) { #expect(!PickerDescriptor.isReverseDNS(id)) }
}

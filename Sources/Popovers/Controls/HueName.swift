import Localization

/// Hues in words.
enum HueName {
    /// What a person calls the hue; grey where there is none to see.
    static func of(_ color: HSVColor) -> String {
        guard color.saturation > 0.05, color.value > 0.05 else { return tr("Gray") }
        let names = [
            tr("Red"), tr("Orange"), tr("Yellow"), tr("Lime"), tr("Green"), tr("Mint"), tr("Cyan"),
            tr("Azure"), tr("Blue"), tr("Violet"), tr("Magenta"), tr("Rose"),
        ]
        return names[Int((color.hue / 30).rounded()) % names.count]
    }
}

/// What a picker is shown where there is no drawing and no library to tell of.
public enum PickerSamples {
    /// Something of each list that Daub knows, so that what is made of it can be seen.
    public static let facts: [Fact: [String]] = [
        .drawingColors: ["#1c71d8", "#f5c211"],
        .drawingFonts: ["Sans"],
        .recentColors: ["#c01c28"],
        .recentFonts: ["Serif"],
        .fontFamilies: ["Monospace", "Sans", "Serif"],
        .fontFaces: ["Sans\tRegular\t400\t0", "Sans\tBold\t700\t0"],
        .countries: [
            "DE\tGermany\tGermany\tGermany\tDEU\t", "NZ\tNew Zealand\tNew Zealand\tNew Zealand\tNZL\t",
        ],
        .notebooks: ["3\tPlans", "12\tMonsters"],
        .filterCounts: ["all\t15", "favourites\t2"],
        .palettes: ["Sea\t#1c71d8=Deep\t#99c1f1=Shallow"],
        .drawingPicture: [
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAG0lEQVR42mOQKbzx/+shwf8MB2Q0/usdqvsPAFV6CZw7TsO3AAAAAElFTkSuQmCC"
        ],
    ]
}

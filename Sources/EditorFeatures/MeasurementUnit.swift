/// A unit that people read behind a number, or the sign of a currency before one.
struct MeasurementUnit {
  /// What is written.
  let sign: String
  /// What it is.
  let name: String

  /// Units of the SI (BIPM, The International System of Units, tables 1, 4 and 8), and those that lists of goods and work use.
  static let units = table(
    """
    %|percent
    pcs|pieces
    kg|kilograms
    g|grams
    t|tonnes
    km|kilometres
    m|metres
    mm|millimetres
    l|litres
    m³|cubic metres
    m²|square metres
    min|minutes
    h|hours
    d|days
    km/h|kilometres an hour
    °C|degrees Celsius
    bar|bars
    kW|kilowatts
    kWh|kilowatt hours
    V|volts
    A|amperes
    Hz|hertz
    MB|megabytes
    EUR|euros
    USD|US dollars
    """)

  /// Signs of currencies (ISO 4217 has their codes).
  static let currencies = table(
    """
    €|euro
    $|dollar
    £|pound sterling
    ¥|yen or yuan
    ₹|Indian rupee
    CHF|Swiss franc
    """)

  private static func table(_ text: String) -> [MeasurementUnit] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|")
      return parts.count == 2 ? MeasurementUnit(sign: String(parts[0]), name: String(parts[1])) : nil
    }
  }
}

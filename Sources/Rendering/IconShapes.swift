/// Icons as simple shapes of our own in a square of 24 by 24.
///
/// A name's first part, its group, does not matter: `actions.home` and `places.home` look the same.
package enum IconShapes {
  /// An icon's outline in a square of 24 by 24.
  package struct Shape: Hashable, Sendable {
    /// Its path data, as SVG writes it.
    package var path: String
    /// Whether it is filled rather than drawn as a line.
    package var isFilled: Bool
  }

  /// The shape of the icon called `name`, or nil when there is none.
  package static func shape(_ name: String) -> Shape? {
    let base = name.split(separator: ".").last.map(String.init) ?? name
    return name.hasPrefix("star.") ? shapes[name] : shapes[aliases[base] ?? base]
  }

  /// Names with a shape, groups left out.
  static var names: [String] { shapes.keys.sorted() + aliases.keys.sorted() }

  private static let shapes: [String: Shape] = {
    var result: [String: Shape] = [:]
    for row in table.split(separator: "\n") {
      let fields = row.split(separator: "|").map(String.init)
      guard fields.count == 3 else { continue }
      result[fields[0]] = Shape(path: fields[2], isFilled: fields[1] == "fill")
    }
    return result
  }()

  private static let aliases: [String: String] = {
    var result: [String: String] = [:]
    for row in aliasTable.split(separator: "\n") {
      let names = row.split(separator: " ").map(String.init)
      for name in names.dropFirst() { result[name] = names[0] }
    }
    return result
  }()

  /// Name, fill or line, path.
  private static let table = """
    overflow|fill|M5 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM19 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4z
    disclosure|line|M9 5l7 7l-7 7
    star.full|fill|M12 1.03l3.42 7.43l8.14 0.94l-6.02 5.55l1.65 8.02l-7.2 -4.01l-7.2 4.01l1.65 -8.02l-6.02 -5.55l8.14 -0.94z
    star.half|fill|M12 1.03v17.94l-7.2 4.01l1.65 -8.02l-6.02 -5.55l8.14 -0.94zM12.71 3.86l2.24 4.96l0.35 0.71l6.14 0.71l-4.6 4.25l1.3 6.14l-5.43 -3.07v1.65l7.2 4.01l-1.65 -8.02l6.02 -5.55l-8.14 -0.94l-3.42 -7.43z
    star.empty|line|M12 2.46l2.99 6.55l7.13 0.8l-5.29 4.83l1.49 7.01l-6.32 -3.56l-6.32 3.56l1.49 -7.01l-5.29 -4.83l7.13 -0.8z
    statusCritical|line|M12 3.5l9.5 16.5h-19zM12 9.5v5M12 17v.5
    statusPositive|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM8 12l3 3l5-6
    statusNegative|line|M8 3h8l5 5v8l-5 5h-8l-5-5v-8zM12 7.5v5.5M12 16v.5
    information|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 11v5.5M12 7.5v.5
    highPriority|line|M6 13l6-6l6 6M6 19l6-6l6 6
    lowPriority|line|M6 5l6 6l6-6M6 11l6 6l6-6
    incident|line|M12 3l9 9l-9 9l-9-9zM12 8v5M12 15.5v.5
    inProgress|line|M12 3a9 9 0 1 0 9 9M12 7v5l3.5 2M21 8a9 9 0 0 0-4-4
    flag|line|M6 21v-17M6 4h12l-3 4l3 4h-12
    machine|line|M3 20h18M5 20v-8h9v8M8 12v-4h3v4M14 15h4v5M9.500 8v-4M7 4h5
    measuringPoint|line|M4 17a8.500 8.500 0 1 1 16 0M12 15l4-5M3 20h18
    factory|line|M3 20v-9l5 3v-3l5 3v-3l4 2v-9h3v16zM7 17h2M12 17h2
    building|line|M5 21v-17h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3
    home|line|M4 11l8-7l8 7M6 10v10h12v-10M10 20v-6h4v6
    map|line|M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14
    location|line|M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4z
    locateMe|line|M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM12 2v5M12 17v5M2 12h5M17 12h5
    person|line|M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 21c0-5 3.500-7 8-7s8 2 8 7
    group|line|M9 5a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7zM2.500 20c0-4 2.500-6 6.500-6s6.500 2 6.500 6M16 5.500a3.200 3.200 0 0 1 0 6M18 14.500c2.500.7 3.500 2.500 3.500 5.500
    userEdit|line|M10 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM3 21c0-5 3-7 7-7c1 0 2 .1 3 .4M14 20l6-6l2 2l-6 6h-2z
    email|line|M3 6h18v13h-18zM3 7l9 7l9-7
    emailRead|line|M3 10l9-6l9 6v10h-18zM3 10l9 6l9-6
    phone|line|M6 3l4 4l-2 3c1.500 2.500 3.500 4.500 6 6l3-2l4 4l-3 3c-8 0-15-7-15-15z
    message|line|M3 5h18v12h-9l-5 4v-4h-4zM7 9.500h10M7 13h6
    video|line|M3 7h12v10h-12zM15 11l6-3.500v9l-6-3.500
    discussion|line|M3 4h13v9h-7l-4 3.500v-3.500h-2zM9 16h6l4 3.500v-3.500h2v-9h-2
    attachment|line|M19 11l-8 8a4.500 4.500 0 0 1-6.500-6.500l9-9a3 3 0 0 1 4.500 4.500l-8.500 8.500a1.500 1.500 0 0 1-2.500-2.500l7-7
    document|line|M6 3h8l5 5v13h-13zM14 3v5h5M9 13h7M9 17h7
    pdfAttachment|line|M5 3h9l5 5v13h-14zM14 3v5h5M8 17.500c3-1 6-4 5-7c-.5-1.500-2-1-1.500.8c.7 2.700 2.500 4.200 4.500 4.200c-2.500-.5-5.500.5-8 2
    print|line|M7 8v-5h10v5M7 17h-4v-9h18v9h-4M7 14h10v7h-10z
    signature|line|M3 18c4-12 7-14 8-12s-5 11-3 12s4-6 6-6s-1 5 1 5s3-2 6-2M3 21.500h18
    time|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v5.500l4 2
    lateness|line|M11 3a8.500 8.500 0 1 0 8.500 8.500M11 7v5l3.500 2M19.500 3v5M19.500 10.500v.5
    overtime|line|M11 3a8.500 8.500 0 1 0 8.500 8.500M11 7v5l3.500 2M16 5.500h6M19 2.500v6
    history|line|M4 5v5h5M4.500 10a8.500 8.500 0 1 1-.5 4M12 7.500v5l4 2
    pending|line|M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9
    calendar|line|M4 5h16v15h-16zM4 10h16M8 3v4M16 3v4
    share|line|M12 15v-11M8 7.500l4-4l4 4M7 11h-2v10h14v-10h-2
    refresh|line|M19.500 9a8 8 0 1 0 .5 5M20 4v5h-5
    filter|line|M3 5h18l-7 8v7l-4-2v-5z
    sort|line|M7 4v16M3.500 16.500l3.500 3.500l3.500-3.500M17 20v-16M13.500 7.500l3.500-3.500l3.500 3.500
    search|line|M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13zM15.500 15.500l5 5
    settings|line|M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM12 2.500v3.500M12 18v3.500M2.500 12h3.500M18 12h3.500M5.300 5.300l2.500 2.500M16.200 16.200l2.500 2.500M18.700 5.300l-2.500 2.500M7.800 16.200l-2.500 2.500
    add|line|M12 4v16M4 12h16
    edit|line|M4 20v-4l11-11l4 4l-11 11zM13 7l4 4
    delete|line|M4 6h16M9 6v-3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7
    download|line|M12 3v12M7.500 11l4.500 4.500l4.500-4.500M4 20h16
    upload|line|M12 16v-12M7.500 8l4.500-4.500l4.500 4.500M4 20h16
    favorite|line|M12 3.500l2.600 5.700l6.200.7l-4.600 4.200l1.300 6.100l-5.500-3.100l-5.500 3.100l1.300-6.100l-4.600-4.200l6.200-.7z
    heart|line|M12 20c-12-8-9-15-4.500-15c2 0 3.500 1 4.500 3c1-2 2.500-3 4.500-3c4.500 0 7.500 7-4.500 15z
    bookmark|line|M6 3h12v18l-6-5l-6 5z
    pushpin|line|M8 3h8M9 3v7l-3 4h12l-3-4v-7M12 14v7
    addPhoto|line|M3 8h4l2-3h6l2 3h4v11h-18zM12 10v6M9 13h6
    camera|line|M3 8h4l2-3h6l2 3h4v11h-18zM12 10a3 3 0 1 1 0 6a3 3 0 1 1 0-6z
    picture|line|M3 5h18v14h-18zM3 17l6-6l4 4l3-3l5 5M15.500 8a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z
    cart|line|M2.500 4h3l3 11h10l2.500-8h-14M10 18a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3zM17 18a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z
    suitcase|line|M3 8h18v12h-18zM9 8v-3h6v3M3 13h18
    truck|line|M2 6h12v11h-12zM14 10h4l4 4v3h-8zM6.500 16a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM17.500 16a2 2 0 1 1 0 4a2 2 0 1 1 0-4z
    train|line|M6 4h12v12h-12zM6 10h12M8 20l2-4M16 20l-2-4M9 13h.5M14.500 13h.5
    bus|line|M4 5h16v12h-16zM4 11h16M7.500 17v3M16.500 17v3M8 14h.5M15.500 14h.5
    pharmacy|line|M4 4h16v16h-16zM12 8v8M8 12h8
    supplier|line|M3 20v-10l9-6l9 6v10M7 20v-7h10v7M7 16.500h10
    wrench|line|M20 6l-4 4l-3-3l4-4a6 6 0 0 0-7.500 7.500l-6 6a2 2 0 0 0 3 3l6-6a6 6 0 0 0 7.500-7.500z
    accept|line|M4 12.500l5.500 5.500l10.500-12
    decline|line|M5 5l14 14M19 5l-14 14
    play|fill|M7 4l13 8l-13 8z
    pause|fill|M6 4h4v16h-4zM14 4h4v16h-4z
    trendUp|line|M3 18l6-6l4 4l8-10M15 6h6v6
    trendDown|line|M3 6l6 6l4-4l8 10M15 18h6v-6
    arrowUp|line|M12 20v-16M6 10l6-6l6 6
    arrowDown|line|M12 4v16M6 14l6 6l6-6
    arrowLeft|line|M20 12h-16M10 6l-6 6l6 6
    arrowRight|line|M4 12h16M14 6l6 6l-6 6
    back|line|M15 5l-7 7l7 7
    external|line|M10 4h-6v16h16v-6M14 4h6v6M20 4l-9 9
    shield|line|M12 3l8 3v5c0 5-3 8-8 10c-5-2-8-5-8-10v-5z
    locked|line|M5 11h14v10h-14zM8 11v-3a4 4 0 0 1 8 0v3
    notification|line|M6 17v-6a6 6 0 0 1 12 0v6l2 2h-16zM10 21h4
    copy|line|M8 8h12v12h-12zM8 16h-4v-12h12v4
    list|line|M8 6h13M8 12h13M8 18h13M3.500 6h.5M3.500 12h.5M3.500 18h.5
    menu|line|M4 6h16M4 12h16M4 18h16
    money|line|M2.500 6h19v12h-19zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM6 9.500v5M18 9.500v5
    chart|line|M4 20v-16M4 20h16M8 16v-5M12 16v-9M16 16v-3
    barChart|line|M4 4v16h16M8 8h9M8 12h6M8 16h11
    lineChart|line|M4 4v16h16M7 15l4-5l4 3l5-7
    pieChart|line|M12 3a9 9 0 1 0 9 9h-9zM15 3.500a8 8 0 0 1 5.500 5.500h-5.500z
    donutChart|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 8.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7zM12 3v5.500M15.500 12h5.500
    areaChart|line|M4 20v-7l5-5l5 4l6-7v15z
    tableView|line|M3 5h18v14h-18zM3 10h18M3 14.500h18M9 10v9
    grid|line|M4 4h6v6h-6zM14 4h6v6h-6zM4 14h6v6h-6zM14 14h6v6h-6z
    folder|line|M3 6h7l2 3h9v11h-18z
    key|line|M8 11a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM11 12l9-9M16 7l3 3
    tag|line|M3 3h9l9 9l-9 9l-9-9zM7.500 6.500a1 1 0 1 1 0 2a1 1 0 1 1 0-2z
    task|line|M5 5h14v16h-14zM9 3h6v4h-6zM8.500 13.500l2.500 2.500l4.500-5
    globe|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18
    flight|line|M10 3.500c1-1.500 3-1.500 4 0v5l7 5v2.500l-7-2.500v4l2.500 2v1.500l-4.500-1l-4.500 1v-1.500l2.500-2v-4l-7 2.500v-2.500l7-5z
    taxi|line|M4 12l2-5h12l2 5v6h-16zM4 12h16M9 7v-3h6v3M7 18v2M17 18v2M7 15h1M16 15h1
    bed|line|M3 19v-13M3 16h18v3M21 16v-4l-4-2h-8v6M5.500 11h1
    meal|line|M7 3v7a2 2 0 0 1-4 0v-7M5 12v9M17 21v-7h-3c0-6 1-10 3-11z
    lightbulb|line|M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 20.500h4
    temperature|line|M10 4a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0zM12 9v7
    cloud|line|M7 18a4 4 0 0 1 0-8a5 5 0 0 1 10-1a4.500 4.500 0 0 1 0 9z
    creditCard|line|M3 6h18v13h-18zM3 10h18M6 15h4
    currency|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM15.500 8.500a4.500 4.500 0 1 0 0 7M6.500 11h7M6.500 13.500h7
    receipt|line|M5 3l2 1.500l2.500-1.500l2.500 1.500l2.500-1.500l2.500 1.500l2-1.500v18l-2-1.500l-2.500 1.500l-2.500-1.500l-2.500 1.500l-2.500-1.500l-2 1.500zM8.500 9h7M8.500 13h7
    product|line|M12 3l8 4v10l-8 4l-8-4v-10zM4 7l8 4l8-4M12 11v10
    basket|line|M3 10h18l-2.500 10h-13zM7 10l4-7M17 10l-4-7
    barCode|line|M3 5v14M6 5v14M10 5v14M12.500 5v14M16 5v14M18 5v14M21 5v14
    qrCode|line|M4 4h6v6h-6zM14 4h6v6h-6zM4 14h6v6h-6zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2
    show|line|M2.500 12c5-8.500 14-8.500 19 0c-5 8.500-14 8.500-19 0zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z
    hide|line|M2.500 12c5-8.500 14-8.500 19 0c-5 8.500-14 8.500-19 0zM4 20l16-16
    save|line|M4 4h13l3 3v13h-16zM8 4v5h7v-5M8 20v-7h8v7
    thumbUp|line|M4 11h4v9h-4zM8 11l4-8c2 0 3 1.500 2 6h6l-1.500 11h-10.500
    thumbDown|line|M4 4h4v9h-4zM8 13l4 8c2 0 3-1.500 2-6h6l-1.500-11h-10.500
    laptop|line|M5 5h14v11h-14zM2.500 19.500h19
    iphone|line|M7 2.500h10v19h-10zM11 18.500h2
    inbox|line|M3 13l3-8h12l3 8v7h-18zM3 13h6v2.500h6v-2.500h6
    paperPlane|line|M3 11l18-8l-7 18l-3-7zM11 14l10-11
    stop|fill|M5 5h14v14h-14z
    microphone|line|M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500v3.500M8.500 21h7
    sound|line|M3 9.500h4l5-5v15l-5-5h-4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11
    questionMark|line|M8 8.500a4 4 0 1 1 5.500 3.700c-1 .5-1.500 1.300-1.500 2.800M12 19v.5
    lab|line|M9.500 3h5M10.500 3v6l-6 10.500c-.5 1 0 1.500 1 1.500h13c1 0 1.500-.5 1-1.500l-6-10.500v-6M7.500 15h9
    stethoscope|line|M5 3v6a4 4 0 0 0 8 0v-6M9 13v3a5 5 0 0 0 10 0v-3M19 9a2 2 0 1 1 0 4a2 2 0 1 1 0-4z
    electrocardiogram|line|M2.500 12h5l2-7l4 14l2.500-7h5.500
    education|line|M2 9l10-5l10 5l-10 5zM6 11.500v5c3.500 3 8.500 3 12 0v-5
    scissors|line|M6 14.500a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM18 14.500a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM8 15.500l9-12M16 15.500l-9-12
    sortAscending|line|M6 20v-16M2.500 7.500l3.500-3.500l3.500 3.500M13 6h3M13 11h5M13 16h8
    sortDescending|line|M6 4v16M2.500 16.500l3.500 3.500l3.500-3.500M13 6h8M13 11h5M13 16h3
    sysMinus|line|M4 12h16
    expand|line|M5 9l7 7l7-7
    collapse|line|M5 15l7-7l7 7
    fullScreen|line|M4 9v-5h5M15 4h5v5M20 15v5h-5M9 20h-5v-5
    undo|line|M8 4l-5 5l5 5M3 9h11a6 6 0 0 1 0 12h-4
    redo|line|M16 4l5 5l-5 5M21 9h-11a6 6 0 0 0 0 12h4
    role|line|M12 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 21c0-5 3.500-7 8-7s8 2 8 7M12 14l-1.500 4l1.500 2l1.500-2z
    hierarchyOn|line|M9 3h6v5h-6zM3 16h6v5h-6zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4
    process|line|M2.500 7.500h7l3.500 4.500l-3.500 4.500h-7l3.500-4.500zM14 7.500h4l3.500 4.500l-3.500 4.500h-4
    puzzle|line|M4 8h4c-1.500-5 5.500-5 4 0h4v4c5-1.500 5 5.500 0 4v4h-12z
    goal|line|M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM12 11.800v.4
    """

  /// A shape's name and other names for it.
  private static let aliasTable = """
    accept complete verified validate positive statusCompleted
    statusNegative error statusError alert
    decline cancel sysCancel close negative reject sysCancel2
    person personPlaceholder employee customer account
    group employeeLookup teamMembers family
    truck shippingStatus delivery inventory
    train passengerTrain cargoTrain metro
    bus busPublicTransport
    overtime timeOvertime
    time timeEntryRequest lastHour appointment
    pushpin pushpinOn pushpinOff
    map map2 map3 mapFill
    location pin journeyArrive journeyDepart mapMarker
    arrowRight forward navigationRightArrow
    arrowLeft navBack navigationLeftArrow
    arrowUp up navigationUpArrow arrowTop
    arrowDown down navigationDownArrow arrowBottom
    phone call incomingCall outgoingCall
    message comment post feedback
    video webCam videoCall
    notification notification2 uiNotifications bell
    external linkExternal editOutside
    add create addActivity
    bookmark bookmark2
    information hint sysHelp sysHelp2
    settings actionSettings customize userSettings
    share share2 action
    refresh synchronize restart reset
    disclosure slimArrowRight
    back slimArrowLeft
    wrench equipment maintenance tools
    document documents notes
    calendar appointment2 calendarDay
    shield shield2
    menu menu2
    barChart horizontalBarChart horizontalBarChart2 multipleBarChart horizontalStackedChart ganttBars
    lineChart lineCharts multipleLineChart lineChartTimeAxis crossedLineChart
    pieChart multiplePieChart
    tableView tableChart chartTableView tableColumn tableRow
    grid switchViews cardView
    folder folder2 folderBlank folderFill folderFull openFolder browseFolder addFolder
    key primaryKey keyUserSettings
    tag tags blankTag blankTag2
    task taskFill checklist checklist2 checklistItem checklistItem2 approvals survey inspection
    globe internetBrowser
    show detailView detailView2 display
    creditCard payment
    money moneyBills simplePayment batchPayments paymentApproval
    currency loan
    receipt expenseReport salesDocument salesOrder salesOrderItem salesQuote
    product productFill
    basket basketFill
    cart cart2 cart3 cart4 cart5 cartFull cartApproval
    heart heart2
    flag flag2
    calendar calendarFill addCalendar timesheet dateTime
    building companyView companyViewFill retailStore
    home homeFill homeShare
    person male female personPlaceholderFill manager nurse doctor customerFill
    group group2 peopleConnected targetGroup contacts addressBook
    locateMe locateMe2
    settings developerSettings
    message messagePopup discussion2
    statusCritical messageWarning qualityIssue
    statusNegative messageError
    information messageInformation sysHelpFill
    accept messageSuccess sysEnter2
    inProgress statusInProcess
    notification notification3 notificationFill bell2
    add sysAdd addDocument addContact addProduct addEmployee
    search sysFind inspect zoomIn
    delete deleteFill
    copy duplicate paste
    menu menuFill megamenu
    document documentText docAttachment docAttachment2 form log
    picture imageViewer attachmentPhoto
    attachment attachmentTextFile attachmentZipFile attachmentHtml
    arrowUp slimArrowUp backToTop
    arrowDown slimArrowDown
    iphone iphone2 ipad ipad2
    inbox inboxFill
    thumbUp thumbUpFill
    thumbDown thumbDownFill
    stop mediaStop
    play mediaPlay begin
    pause mediaPause
    sound soundLoud
    lightbulb energySavingLightbulb
    train subwayTrain
    truck carRental carRentalFill
    education educationFill courseBook curriculum
    expand expandAll expandGroup dropdown
    collapse collapseAll collapseGroup
    hierarchyOn orgChart orgChartFill
    suitcase suitcaseFill
    filter filterFill addFilter
    wrench technicalObject functionalLocation eamWorkOrder
    locked private permission
    video record
    overflow enterMore
    """
}

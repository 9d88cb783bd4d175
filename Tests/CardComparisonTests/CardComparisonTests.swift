import Testing

@testable import CardComparison

@Suite struct CardComparisonTests {}

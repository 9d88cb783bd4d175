// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f0[] = {
#embed "../../Examples/approvals-carousel.card.xml"
};
static const uint8_t f1[] = {
#embed "../../Examples/asset-carousel.card.xml"
};
static const uint8_t f2[] = {
#embed "../../Examples/batch-release.card.xml"
};
static const uint8_t f3[] = {
#embed "../../Examples/charging-sheet.card.xml"
};
static const uint8_t f4[] = {
#embed "../../Examples/city-departures.card.xml"
};
static const uint8_t f5[] = {
#embed "../../Examples/contacts.card.xml"
};
static const uint8_t f6[] = {
#embed "../../Examples/delivery-tour.card.xml"
};
static const uint8_t f7[] = {
#embed "../../Examples/delivery-tracking.card.xml"
};
static const uint8_t f8[] = {
#embed "../../Examples/departures.card.xml"
};
static const uint8_t f9[] = {
#embed "../../Examples/depots-map.card.xml"
};
static const uint8_t f10[] = {
#embed "../../Examples/desk-dispatch.card.xml"
};
static const uint8_t f11[] = {
#embed "../../Examples/documents.card.xml"
};
static const uint8_t f12[] = {
#embed "../../Examples/energy-dashboard.card.xml"
};
static const uint8_t f13[] = {
#embed "../../Examples/expenses.card.xml"
};
static const uint8_t f14[] = {
#embed "../../Examples/ferry-terminal.card.xml"
};
static const uint8_t f15[] = {
#embed "../../Examples/field-service-day.card.xml"
};
static const uint8_t f16[] = {
#embed "../../Examples/first-inspection.card.xml"
};
static const uint8_t f17[] = {
#embed "../../Examples/handover-checklist.card.xml"
};
static const uint8_t f18[] = {
#embed "../../Examples/images/ana.png"
};
static const uint8_t f19[] = {
#embed "../../Examples/images/battery.png"
};
static const uint8_t f20[] = {
#embed "../../Examples/images/bearing.png"
};
static const uint8_t f21[] = {
#embed "../../Examples/images/ben.png"
};
static const uint8_t f22[] = {
#embed "../../Examples/images/bicycle.png"
};
static const uint8_t f23[] = {
#embed "../../Examples/images/bus.png"
};
static const uint8_t f24[] = {
#embed "../../Examples/images/cable.png"
};
static const uint8_t f25[] = {
#embed "../../Examples/images/central-station.png"
};
static const uint8_t f26[] = {
#embed "../../Examples/images/charging.png"
};
static const uint8_t f27[] = {
#embed "../../Examples/images/chidi.png"
};
static const uint8_t f28[] = {
#embed "../../Examples/images/city-park.png"
};
static const uint8_t f29[] = {
#embed "../../Examples/images/coffee.png"
};
static const uint8_t f30[] = {
#embed "../../Examples/images/dana.png"
};
static const uint8_t f31[] = {
#embed "../../Examples/images/depot.png"
};
static const uint8_t f32[] = {
#embed "../../Examples/images/drill.png"
};
static const uint8_t f33[] = {
#embed "../../Examples/images/elif.png"
};
static const uint8_t f34[] = {
#embed "../../Examples/images/farid.png"
};
static const uint8_t f35[] = {
#embed "../../Examples/images/filter-cartridge.png"
};
static const uint8_t f36[] = {
#embed "../../Examples/images/forklift.png"
};
static const uint8_t f37[] = {
#embed "../../Examples/images/gearbox.png"
};
static const uint8_t f38[] = {
#embed "../../Examples/images/grete.png"
};
static const uint8_t f39[] = {
#embed "../../Examples/images/hall.png"
};
static const uint8_t f40[] = {
#embed "../../Examples/images/harbour.png"
};
static const uint8_t f41[] = {
#embed "../../Examples/images/helmet.png"
};
static const uint8_t f42[] = {
#embed "../../Examples/images/hiro.png"
};
static const uint8_t f43[] = {
#embed "../../Examples/images/ines.png"
};
static const uint8_t f44[] = {
#embed "../../Examples/images/jonas.png"
};
static const uint8_t f45[] = {
#embed "../../Examples/images/kamala.png"
};
static const uint8_t f46[] = {
#embed "../../Examples/images/laptop.png"
};
static const uint8_t f47[] = {
#embed "../../Examples/images/lars.png"
};
static const uint8_t f48[] = {
#embed "../../Examples/images/map-overview.png"
};
static const uint8_t f49[] = {
#embed "../../Examples/images/motor.png"
};
static const uint8_t f50[] = {
#embed "../../Examples/images/office.png"
};
static const uint8_t f51[] = {
#embed "../../Examples/images/pallet.png"
};
static const uint8_t f52[] = {
#embed "../../Examples/images/parcel.png"
};
static const uint8_t f53[] = {
#embed "../../Examples/images/pump-station.png"
};
static const uint8_t f54[] = {
#embed "../../Examples/images/pump.png"
};
static const uint8_t f55[] = {
#embed "../../Examples/images/seal-ring.png"
};
static const uint8_t f56[] = {
#embed "../../Examples/images/sensor.png"
};
static const uint8_t f57[] = {
#embed "../../Examples/images/solar-field.png"
};
static const uint8_t f58[] = {
#embed "../../Examples/images/solar-panel.png"
};
static const uint8_t f59[] = {
#embed "../../Examples/images/station.png"
};
static const uint8_t f60[] = {
#embed "../../Examples/images/store.png"
};
static const uint8_t f61[] = {
#embed "../../Examples/images/train.png"
};
static const uint8_t f62[] = {
#embed "../../Examples/images/tram.png"
};
static const uint8_t f63[] = {
#embed "../../Examples/images/truck.png"
};
static const uint8_t f64[] = {
#embed "../../Examples/images/turbine.png"
};
static const uint8_t f65[] = {
#embed "../../Examples/images/valve.png"
};
static const uint8_t f66[] = {
#embed "../../Examples/images/van.png"
};
static const uint8_t f67[] = {
#embed "../../Examples/images/warehouse.png"
};
static const uint8_t f68[] = {
#embed "../../Examples/images/wind-farm.png"
};
static const uint8_t f69[] = {
#embed "../../Examples/images/wrench.png"
};
static const uint8_t f70[] = {
#embed "../../Examples/inspection-route.card.xml"
};
static const uint8_t f71[] = {
#embed "../../Examples/invoice.card.xml"
};
static const uint8_t f72[] = {
#embed "../../Examples/leave-request.card.xml"
};
static const uint8_t f73[] = {
#embed "../../Examples/meter-location.card.xml"
};
static const uint8_t f74[] = {
#embed "../../Examples/notifications.card.xml"
};
static const uint8_t f75[] = {
#embed "../../Examples/on-call-team.card.xml"
};
static const uint8_t f76[] = {
#embed "../../Examples/open-orders.card.xml"
};
static const uint8_t f77[] = {
#embed "../../Examples/opportunity-carousel.card.xml"
};
static const uint8_t f78[] = {
#embed "../../Examples/part-picker.card.xml"
};
static const uint8_t f79[] = {
#embed "../../Examples/picking-list.card.xml"
};
static const uint8_t f80[] = {
#embed "../../Examples/plant-inspection.card.xml"
};
static const uint8_t f81[] = {
#embed "../../Examples/plant-overview.card.xml"
};
static const uint8_t f82[] = {
#embed "../../Examples/position-table.card.xml"
};
static const uint8_t f83[] = {
#embed "../../Examples/price-lists.card.xml"
};
static const uint8_t f84[] = {
#embed "../../Examples/project-gallery.card.xml"
};
static const uint8_t f85[] = {
#embed "../../Examples/project-progress.card.xml"
};
static const uint8_t f86[] = {
#embed "../../Examples/pump-station-marker.card.xml"
};
static const uint8_t f87[] = {
#embed "../../Examples/purchase-approval.card.xml"
};
static const uint8_t f88[] = {
#embed "../../Examples/quality-dashboard.card.xml"
};
static const uint8_t f89[] = {
#embed "../../Examples/quiet-day.card.xml"
};
static const uint8_t f90[] = {
#embed "../../Examples/routing-results.card.xml"
};
static const uint8_t f91[] = {
#embed "../../Examples/safety-incident.card.xml"
};
static const uint8_t f92[] = {
#embed "../../Examples/sales-dashboard.card.xml"
};
static const uint8_t f93[] = {
#embed "../../Examples/sales-opportunity.card.xml"
};
static const uint8_t f94[] = {
#embed "../../Examples/samples/approvals.json"
};
static const uint8_t f95[] = {
#embed "../../Examples/samples/assets.json"
};
static const uint8_t f96[] = {
#embed "../../Examples/samples/deliveries.json"
};
static const uint8_t f97[] = {
#embed "../../Examples/samples/departures.json"
};
static const uint8_t f98[] = {
#embed "../../Examples/samples/empty.json"
};
static const uint8_t f99[] = {
#embed "../../Examples/samples/energy.json"
};
static const uint8_t f100[] = {
#embed "../../Examples/samples/inventory.json"
};
static const uint8_t f101[] = {
#embed "../../Examples/samples/kpis.json"
};
static const uint8_t f102[] = {
#embed "../../Examples/samples/notifications.json"
};
static const uint8_t f103[] = {
#embed "../../Examples/samples/on-call.json"
};
static const uint8_t f104[] = {
#embed "../../Examples/samples/opportunities.json"
};
static const uint8_t f105[] = {
#embed "../../Examples/samples/orders.json"
};
static const uint8_t f106[] = {
#embed "../../Examples/samples/people.json"
};
static const uint8_t f107[] = {
#embed "../../Examples/samples/projects.json"
};
static const uint8_t f108[] = {
#embed "../../Examples/samples/quality.json"
};
static const uint8_t f109[] = {
#embed "../../Examples/samples/requisitions.json"
};
static const uint8_t f110[] = {
#embed "../../Examples/samples/routes.json"
};
static const uint8_t f111[] = {
#embed "../../Examples/samples/sales.json"
};
static const uint8_t f112[] = {
#embed "../../Examples/samples/shifts.json"
};
static const uint8_t f113[] = {
#embed "../../Examples/samples/shipment.json"
};
static const uint8_t f114[] = {
#embed "../../Examples/samples/station.json"
};
static const uint8_t f115[] = {
#embed "../../Examples/samples/stock.json"
};
static const uint8_t f116[] = {
#embed "../../Examples/samples/stores.json"
};
static const uint8_t f117[] = {
#embed "../../Examples/samples/tour.json"
};
static const uint8_t f118[] = {
#embed "../../Examples/samples/turnaround.json"
};
static const uint8_t f119[] = {
#embed "../../Examples/samples/work-orders.json"
};
static const uint8_t f120[] = {
#embed "../../Examples/service-contract.card.xml"
};
static const uint8_t f121[] = {
#embed "../../Examples/settings.card.xml"
};
static const uint8_t f122[] = {
#embed "../../Examples/shift-calendar.card.xml"
};
static const uint8_t f123[] = {
#embed "../../Examples/shutdown-plan.card.xml"
};
static const uint8_t f124[] = {
#embed "../../Examples/sites.card.xml"
};
static const uint8_t f125[] = {
#embed "../../Examples/snap-basins.card.xml"
};
static const uint8_t f126[] = {
#embed "../../Examples/spoken-trip.card.xml"
};
static const uint8_t f127[] = {
#embed "../../Examples/stock-tiles.card.xml"
};
static const uint8_t f128[] = {
#embed "../../Examples/stock.card.xml"
};
static const uint8_t f129[] = {
#embed "../../Examples/store-locator.card.xml"
};
static const uint8_t f130[] = {
#embed "../../Examples/supplier.card.xml"
};
static const uint8_t f131[] = {
#embed "../../Examples/team-day.card.xml"
};
static const uint8_t f132[] = {
#embed "../../Examples/team-directory.card.xml"
};
static const uint8_t f133[] = {
#embed "../../Examples/timesheet.card.xml"
};
static const uint8_t f134[] = {
#embed "../../Examples/transit-home.card.xml"
};
static const uint8_t f135[] = {
#embed "../../Examples/trip-by-legs.card.xml"
};
static const uint8_t f136[] = {
#embed "../../Examples/turnaround-time.card.xml"
};
static const uint8_t f137[] = {
#embed "../../Examples/valve-marker.card.xml"
};
static const uint8_t f138[] = {
#embed "../../Examples/vehicle-radar.card.xml"
};
static const uint8_t f139[] = {
#embed "../../Examples/vehicle.card.xml"
};
static const uint8_t f140[] = {
#embed "../../Examples/warehouse-shift.card.xml"
};
static const uint8_t f141[] = {
#embed "../../Examples/weekend-offers.card.xml"
};
static const uint8_t f142[] = {
#embed "../../Examples/work-order-detail.card.xml"
};
static const uint8_t f143[] = {
#embed "../../Examples/work-order-list.card.xml"
};
static const uint8_t f144[] = {
#embed "../../Examples/work-order.card.xml"
};

static const CBundledFile files[] = {
    FILE("approvals-carousel.card.xml", f0),
    FILE("asset-carousel.card.xml", f1),
    FILE("batch-release.card.xml", f2),
    FILE("charging-sheet.card.xml", f3),
    FILE("city-departures.card.xml", f4),
    FILE("contacts.card.xml", f5),
    FILE("delivery-tour.card.xml", f6),
    FILE("delivery-tracking.card.xml", f7),
    FILE("departures.card.xml", f8),
    FILE("depots-map.card.xml", f9),
    FILE("desk-dispatch.card.xml", f10),
    FILE("documents.card.xml", f11),
    FILE("energy-dashboard.card.xml", f12),
    FILE("expenses.card.xml", f13),
    FILE("ferry-terminal.card.xml", f14),
    FILE("field-service-day.card.xml", f15),
    FILE("first-inspection.card.xml", f16),
    FILE("handover-checklist.card.xml", f17),
    FILE("images/ana.png", f18),
    FILE("images/battery.png", f19),
    FILE("images/bearing.png", f20),
    FILE("images/ben.png", f21),
    FILE("images/bicycle.png", f22),
    FILE("images/bus.png", f23),
    FILE("images/cable.png", f24),
    FILE("images/central-station.png", f25),
    FILE("images/charging.png", f26),
    FILE("images/chidi.png", f27),
    FILE("images/city-park.png", f28),
    FILE("images/coffee.png", f29),
    FILE("images/dana.png", f30),
    FILE("images/depot.png", f31),
    FILE("images/drill.png", f32),
    FILE("images/elif.png", f33),
    FILE("images/farid.png", f34),
    FILE("images/filter-cartridge.png", f35),
    FILE("images/forklift.png", f36),
    FILE("images/gearbox.png", f37),
    FILE("images/grete.png", f38),
    FILE("images/hall.png", f39),
    FILE("images/harbour.png", f40),
    FILE("images/helmet.png", f41),
    FILE("images/hiro.png", f42),
    FILE("images/ines.png", f43),
    FILE("images/jonas.png", f44),
    FILE("images/kamala.png", f45),
    FILE("images/laptop.png", f46),
    FILE("images/lars.png", f47),
    FILE("images/map-overview.png", f48),
    FILE("images/motor.png", f49),
    FILE("images/office.png", f50),
    FILE("images/pallet.png", f51),
    FILE("images/parcel.png", f52),
    FILE("images/pump-station.png", f53),
    FILE("images/pump.png", f54),
    FILE("images/seal-ring.png", f55),
    FILE("images/sensor.png", f56),
    FILE("images/solar-field.png", f57),
    FILE("images/solar-panel.png", f58),
    FILE("images/station.png", f59),
    FILE("images/store.png", f60),
    FILE("images/train.png", f61),
    FILE("images/tram.png", f62),
    FILE("images/truck.png", f63),
    FILE("images/turbine.png", f64),
    FILE("images/valve.png", f65),
    FILE("images/van.png", f66),
    FILE("images/warehouse.png", f67),
    FILE("images/wind-farm.png", f68),
    FILE("images/wrench.png", f69),
    FILE("inspection-route.card.xml", f70),
    FILE("invoice.card.xml", f71),
    FILE("leave-request.card.xml", f72),
    FILE("meter-location.card.xml", f73),
    FILE("notifications.card.xml", f74),
    FILE("on-call-team.card.xml", f75),
    FILE("open-orders.card.xml", f76),
    FILE("opportunity-carousel.card.xml", f77),
    FILE("part-picker.card.xml", f78),
    FILE("picking-list.card.xml", f79),
    FILE("plant-inspection.card.xml", f80),
    FILE("plant-overview.card.xml", f81),
    FILE("position-table.card.xml", f82),
    FILE("price-lists.card.xml", f83),
    FILE("project-gallery.card.xml", f84),
    FILE("project-progress.card.xml", f85),
    FILE("pump-station-marker.card.xml", f86),
    FILE("purchase-approval.card.xml", f87),
    FILE("quality-dashboard.card.xml", f88),
    FILE("quiet-day.card.xml", f89),
    FILE("routing-results.card.xml", f90),
    FILE("safety-incident.card.xml", f91),
    FILE("sales-dashboard.card.xml", f92),
    FILE("sales-opportunity.card.xml", f93),
    FILE("samples/approvals.json", f94),
    FILE("samples/assets.json", f95),
    FILE("samples/deliveries.json", f96),
    FILE("samples/departures.json", f97),
    FILE("samples/empty.json", f98),
    FILE("samples/energy.json", f99),
    FILE("samples/inventory.json", f100),
    FILE("samples/kpis.json", f101),
    FILE("samples/notifications.json", f102),
    FILE("samples/on-call.json", f103),
    FILE("samples/opportunities.json", f104),
    FILE("samples/orders.json", f105),
    FILE("samples/people.json", f106),
    FILE("samples/projects.json", f107),
    FILE("samples/quality.json", f108),
    FILE("samples/requisitions.json", f109),
    FILE("samples/routes.json", f110),
    FILE("samples/sales.json", f111),
    FILE("samples/shifts.json", f112),
    FILE("samples/shipment.json", f113),
    FILE("samples/station.json", f114),
    FILE("samples/stock.json", f115),
    FILE("samples/stores.json", f116),
    FILE("samples/tour.json", f117),
    FILE("samples/turnaround.json", f118),
    FILE("samples/work-orders.json", f119),
    FILE("service-contract.card.xml", f120),
    FILE("settings.card.xml", f121),
    FILE("shift-calendar.card.xml", f122),
    FILE("shutdown-plan.card.xml", f123),
    FILE("sites.card.xml", f124),
    FILE("snap-basins.card.xml", f125),
    FILE("spoken-trip.card.xml", f126),
    FILE("stock-tiles.card.xml", f127),
    FILE("stock.card.xml", f128),
    FILE("store-locator.card.xml", f129),
    FILE("supplier.card.xml", f130),
    FILE("team-day.card.xml", f131),
    FILE("team-directory.card.xml", f132),
    FILE("timesheet.card.xml", f133),
    FILE("transit-home.card.xml", f134),
    FILE("trip-by-legs.card.xml", f135),
    FILE("turnaround-time.card.xml", f136),
    FILE("valve-marker.card.xml", f137),
    FILE("vehicle-radar.card.xml", f138),
    FILE("vehicle.card.xml", f139),
    FILE("warehouse-shift.card.xml", f140),
    FILE("weekend-offers.card.xml", f141),
    FILE("work-order-detail.card.xml", f142),
    FILE("work-order-list.card.xml", f143),
    FILE("work-order.card.xml", f144),
};

const CBundledFile *cbundled_examples(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}

// Written by Scripts/make_embeds.py.
#include "CBundledData.h"

#define FILE(name, symbol) { name, symbol, sizeof symbol }

static const uint8_t f_approvals_carousel_card_xml[] = {
#embed "../../Examples/approvals-carousel.card.xml"
};
static const uint8_t f_asset_carousel_card_xml[] = {
#embed "../../Examples/asset-carousel.card.xml"
};
static const uint8_t f_batch_release_card_xml[] = {
#embed "../../Examples/batch-release.card.xml"
};
static const uint8_t f_charging_sheet_card_xml[] = {
#embed "../../Examples/charging-sheet.card.xml"
};
static const uint8_t f_city_departures_card_xml[] = {
#embed "../../Examples/city-departures.card.xml"
};
static const uint8_t f_contacts_card_xml[] = {
#embed "../../Examples/contacts.card.xml"
};
static const uint8_t f_delivery_stops_card_xml[] = {
#embed "../../Examples/delivery-stops.card.xml"
};
static const uint8_t f_delivery_tour_card_xml[] = {
#embed "../../Examples/delivery-tour.card.xml"
};
static const uint8_t f_delivery_tracking_card_xml[] = {
#embed "../../Examples/delivery-tracking.card.xml"
};
static const uint8_t f_departures_card_xml[] = {
#embed "../../Examples/departures.card.xml"
};
static const uint8_t f_depots_map_card_xml[] = {
#embed "../../Examples/depots-map.card.xml"
};
static const uint8_t f_desk_dispatch_card_xml[] = {
#embed "../../Examples/desk-dispatch.card.xml"
};
static const uint8_t f_documents_card_xml[] = {
#embed "../../Examples/documents.card.xml"
};
static const uint8_t f_energy_dashboard_card_xml[] = {
#embed "../../Examples/energy-dashboard.card.xml"
};
static const uint8_t f_expenses_card_xml[] = {
#embed "../../Examples/expenses.card.xml"
};
static const uint8_t f_ferry_terminal_card_xml[] = {
#embed "../../Examples/ferry-terminal.card.xml"
};
static const uint8_t f_field_service_day_card_xml[] = {
#embed "../../Examples/field-service-day.card.xml"
};
static const uint8_t f_first_inspection_card_xml[] = {
#embed "../../Examples/first-inspection.card.xml"
};
static const uint8_t f_handover_checklist_card_xml[] = {
#embed "../../Examples/handover-checklist.card.xml"
};
static const uint8_t f_images_ana_png[] = {
#embed "../../Examples/images/ana.png"
};
static const uint8_t f_images_battery_png[] = {
#embed "../../Examples/images/battery.png"
};
static const uint8_t f_images_bearing_png[] = {
#embed "../../Examples/images/bearing.png"
};
static const uint8_t f_images_ben_png[] = {
#embed "../../Examples/images/ben.png"
};
static const uint8_t f_images_bicycle_png[] = {
#embed "../../Examples/images/bicycle.png"
};
static const uint8_t f_images_bus_png[] = {
#embed "../../Examples/images/bus.png"
};
static const uint8_t f_images_cable_png[] = {
#embed "../../Examples/images/cable.png"
};
static const uint8_t f_images_central_station_png[] = {
#embed "../../Examples/images/central-station.png"
};
static const uint8_t f_images_charging_png[] = {
#embed "../../Examples/images/charging.png"
};
static const uint8_t f_images_chidi_png[] = {
#embed "../../Examples/images/chidi.png"
};
static const uint8_t f_images_city_park_png[] = {
#embed "../../Examples/images/city-park.png"
};
static const uint8_t f_images_coffee_png[] = {
#embed "../../Examples/images/coffee.png"
};
static const uint8_t f_images_dana_png[] = {
#embed "../../Examples/images/dana.png"
};
static const uint8_t f_images_depot_png[] = {
#embed "../../Examples/images/depot.png"
};
static const uint8_t f_images_drill_png[] = {
#embed "../../Examples/images/drill.png"
};
static const uint8_t f_images_elif_png[] = {
#embed "../../Examples/images/elif.png"
};
static const uint8_t f_images_farid_png[] = {
#embed "../../Examples/images/farid.png"
};
static const uint8_t f_images_filter_cartridge_png[] = {
#embed "../../Examples/images/filter-cartridge.png"
};
static const uint8_t f_images_forklift_png[] = {
#embed "../../Examples/images/forklift.png"
};
static const uint8_t f_images_gearbox_png[] = {
#embed "../../Examples/images/gearbox.png"
};
static const uint8_t f_images_grete_png[] = {
#embed "../../Examples/images/grete.png"
};
static const uint8_t f_images_hall_png[] = {
#embed "../../Examples/images/hall.png"
};
static const uint8_t f_images_harbour_png[] = {
#embed "../../Examples/images/harbour.png"
};
static const uint8_t f_images_helmet_png[] = {
#embed "../../Examples/images/helmet.png"
};
static const uint8_t f_images_hiro_png[] = {
#embed "../../Examples/images/hiro.png"
};
static const uint8_t f_images_ines_png[] = {
#embed "../../Examples/images/ines.png"
};
static const uint8_t f_images_jonas_png[] = {
#embed "../../Examples/images/jonas.png"
};
static const uint8_t f_images_kamala_png[] = {
#embed "../../Examples/images/kamala.png"
};
static const uint8_t f_images_laptop_png[] = {
#embed "../../Examples/images/laptop.png"
};
static const uint8_t f_images_lars_png[] = {
#embed "../../Examples/images/lars.png"
};
static const uint8_t f_images_map_overview_png[] = {
#embed "../../Examples/images/map-overview.png"
};
static const uint8_t f_images_motor_png[] = {
#embed "../../Examples/images/motor.png"
};
static const uint8_t f_images_office_png[] = {
#embed "../../Examples/images/office.png"
};
static const uint8_t f_images_pallet_png[] = {
#embed "../../Examples/images/pallet.png"
};
static const uint8_t f_images_parcel_png[] = {
#embed "../../Examples/images/parcel.png"
};
static const uint8_t f_images_pump_station_png[] = {
#embed "../../Examples/images/pump-station.png"
};
static const uint8_t f_images_pump_png[] = {
#embed "../../Examples/images/pump.png"
};
static const uint8_t f_images_seal_ring_png[] = {
#embed "../../Examples/images/seal-ring.png"
};
static const uint8_t f_images_sensor_png[] = {
#embed "../../Examples/images/sensor.png"
};
static const uint8_t f_images_solar_field_png[] = {
#embed "../../Examples/images/solar-field.png"
};
static const uint8_t f_images_solar_panel_png[] = {
#embed "../../Examples/images/solar-panel.png"
};
static const uint8_t f_images_station_png[] = {
#embed "../../Examples/images/station.png"
};
static const uint8_t f_images_store_png[] = {
#embed "../../Examples/images/store.png"
};
static const uint8_t f_images_train_png[] = {
#embed "../../Examples/images/train.png"
};
static const uint8_t f_images_tram_png[] = {
#embed "../../Examples/images/tram.png"
};
static const uint8_t f_images_truck_png[] = {
#embed "../../Examples/images/truck.png"
};
static const uint8_t f_images_turbine_png[] = {
#embed "../../Examples/images/turbine.png"
};
static const uint8_t f_images_valve_png[] = {
#embed "../../Examples/images/valve.png"
};
static const uint8_t f_images_van_png[] = {
#embed "../../Examples/images/van.png"
};
static const uint8_t f_images_warehouse_png[] = {
#embed "../../Examples/images/warehouse.png"
};
static const uint8_t f_images_wind_farm_png[] = {
#embed "../../Examples/images/wind-farm.png"
};
static const uint8_t f_images_wrench_png[] = {
#embed "../../Examples/images/wrench.png"
};
static const uint8_t f_inspection_route_card_xml[] = {
#embed "../../Examples/inspection-route.card.xml"
};
static const uint8_t f_invoice_card_xml[] = {
#embed "../../Examples/invoice.card.xml"
};
static const uint8_t f_leave_request_card_xml[] = {
#embed "../../Examples/leave-request.card.xml"
};
static const uint8_t f_meter_location_card_xml[] = {
#embed "../../Examples/meter-location.card.xml"
};
static const uint8_t f_notifications_card_xml[] = {
#embed "../../Examples/notifications.card.xml"
};
static const uint8_t f_on_call_team_card_xml[] = {
#embed "../../Examples/on-call-team.card.xml"
};
static const uint8_t f_open_orders_card_xml[] = {
#embed "../../Examples/open-orders.card.xml"
};
static const uint8_t f_opportunity_carousel_card_xml[] = {
#embed "../../Examples/opportunity-carousel.card.xml"
};
static const uint8_t f_part_picker_card_xml[] = {
#embed "../../Examples/part-picker.card.xml"
};
static const uint8_t f_picking_list_card_xml[] = {
#embed "../../Examples/picking-list.card.xml"
};
static const uint8_t f_plant_inspection_card_xml[] = {
#embed "../../Examples/plant-inspection.card.xml"
};
static const uint8_t f_plant_overview_card_xml[] = {
#embed "../../Examples/plant-overview.card.xml"
};
static const uint8_t f_position_table_card_xml[] = {
#embed "../../Examples/position-table.card.xml"
};
static const uint8_t f_price_lists_card_xml[] = {
#embed "../../Examples/price-lists.card.xml"
};
static const uint8_t f_project_gallery_card_xml[] = {
#embed "../../Examples/project-gallery.card.xml"
};
static const uint8_t f_project_progress_card_xml[] = {
#embed "../../Examples/project-progress.card.xml"
};
static const uint8_t f_pump_station_marker_card_xml[] = {
#embed "../../Examples/pump-station-marker.card.xml"
};
static const uint8_t f_purchase_approval_card_xml[] = {
#embed "../../Examples/purchase-approval.card.xml"
};
static const uint8_t f_quality_dashboard_card_xml[] = {
#embed "../../Examples/quality-dashboard.card.xml"
};
static const uint8_t f_quiet_day_card_xml[] = {
#embed "../../Examples/quiet-day.card.xml"
};
static const uint8_t f_routing_results_card_xml[] = {
#embed "../../Examples/routing-results.card.xml"
};
static const uint8_t f_safety_incident_card_xml[] = {
#embed "../../Examples/safety-incident.card.xml"
};
static const uint8_t f_sales_dashboard_card_xml[] = {
#embed "../../Examples/sales-dashboard.card.xml"
};
static const uint8_t f_sales_opportunity_card_xml[] = {
#embed "../../Examples/sales-opportunity.card.xml"
};
static const uint8_t f_samples_approvals_json[] = {
#embed "../../Examples/samples/approvals.json"
};
static const uint8_t f_samples_assets_json[] = {
#embed "../../Examples/samples/assets.json"
};
static const uint8_t f_samples_deliveries_json[] = {
#embed "../../Examples/samples/deliveries.json"
};
static const uint8_t f_samples_departures_json[] = {
#embed "../../Examples/samples/departures.json"
};
static const uint8_t f_samples_empty_json[] = {
#embed "../../Examples/samples/empty.json"
};
static const uint8_t f_samples_energy_json[] = {
#embed "../../Examples/samples/energy.json"
};
static const uint8_t f_samples_inventory_json[] = {
#embed "../../Examples/samples/inventory.json"
};
static const uint8_t f_samples_kpis_json[] = {
#embed "../../Examples/samples/kpis.json"
};
static const uint8_t f_samples_notifications_json[] = {
#embed "../../Examples/samples/notifications.json"
};
static const uint8_t f_samples_on_call_json[] = {
#embed "../../Examples/samples/on-call.json"
};
static const uint8_t f_samples_opportunities_json[] = {
#embed "../../Examples/samples/opportunities.json"
};
static const uint8_t f_samples_orders_json[] = {
#embed "../../Examples/samples/orders.json"
};
static const uint8_t f_samples_orders_schema_json[] = {
#embed "../../Examples/samples/orders.schema.json"
};
static const uint8_t f_samples_people_json[] = {
#embed "../../Examples/samples/people.json"
};
static const uint8_t f_samples_projects_json[] = {
#embed "../../Examples/samples/projects.json"
};
static const uint8_t f_samples_quality_json[] = {
#embed "../../Examples/samples/quality.json"
};
static const uint8_t f_samples_requisitions_json[] = {
#embed "../../Examples/samples/requisitions.json"
};
static const uint8_t f_samples_routes_json[] = {
#embed "../../Examples/samples/routes.json"
};
static const uint8_t f_samples_sales_json[] = {
#embed "../../Examples/samples/sales.json"
};
static const uint8_t f_samples_shifts_json[] = {
#embed "../../Examples/samples/shifts.json"
};
static const uint8_t f_samples_shipment_json[] = {
#embed "../../Examples/samples/shipment.json"
};
static const uint8_t f_samples_station_json[] = {
#embed "../../Examples/samples/station.json"
};
static const uint8_t f_samples_stock_json[] = {
#embed "../../Examples/samples/stock.json"
};
static const uint8_t f_samples_stores_json[] = {
#embed "../../Examples/samples/stores.json"
};
static const uint8_t f_samples_tour_json[] = {
#embed "../../Examples/samples/tour.json"
};
static const uint8_t f_samples_turnaround_json[] = {
#embed "../../Examples/samples/turnaround.json"
};
static const uint8_t f_samples_work_orders_json[] = {
#embed "../../Examples/samples/work-orders.json"
};
static const uint8_t f_service_contract_card_xml[] = {
#embed "../../Examples/service-contract.card.xml"
};
static const uint8_t f_settings_card_xml[] = {
#embed "../../Examples/settings.card.xml"
};
static const uint8_t f_shift_calendar_card_xml[] = {
#embed "../../Examples/shift-calendar.card.xml"
};
static const uint8_t f_shutdown_plan_card_xml[] = {
#embed "../../Examples/shutdown-plan.card.xml"
};
static const uint8_t f_sites_card_xml[] = {
#embed "../../Examples/sites.card.xml"
};
static const uint8_t f_snap_basins_card_xml[] = {
#embed "../../Examples/snap-basins.card.xml"
};
static const uint8_t f_spoken_trip_card_xml[] = {
#embed "../../Examples/spoken-trip.card.xml"
};
static const uint8_t f_stock_tiles_card_xml[] = {
#embed "../../Examples/stock-tiles.card.xml"
};
static const uint8_t f_stock_card_xml[] = {
#embed "../../Examples/stock.card.xml"
};
static const uint8_t f_store_locator_card_xml[] = {
#embed "../../Examples/store-locator.card.xml"
};
static const uint8_t f_supplier_card_xml[] = {
#embed "../../Examples/supplier.card.xml"
};
static const uint8_t f_team_day_card_xml[] = {
#embed "../../Examples/team-day.card.xml"
};
static const uint8_t f_team_directory_card_xml[] = {
#embed "../../Examples/team-directory.card.xml"
};
static const uint8_t f_timesheet_card_xml[] = {
#embed "../../Examples/timesheet.card.xml"
};
static const uint8_t f_transit_home_card_xml[] = {
#embed "../../Examples/transit-home.card.xml"
};
static const uint8_t f_trip_by_legs_card_xml[] = {
#embed "../../Examples/trip-by-legs.card.xml"
};
static const uint8_t f_turnaround_time_card_xml[] = {
#embed "../../Examples/turnaround-time.card.xml"
};
static const uint8_t f_valve_marker_card_xml[] = {
#embed "../../Examples/valve-marker.card.xml"
};
static const uint8_t f_vehicle_radar_card_xml[] = {
#embed "../../Examples/vehicle-radar.card.xml"
};
static const uint8_t f_vehicle_card_xml[] = {
#embed "../../Examples/vehicle.card.xml"
};
static const uint8_t f_warehouse_shift_card_xml[] = {
#embed "../../Examples/warehouse-shift.card.xml"
};
static const uint8_t f_weekend_offers_card_xml[] = {
#embed "../../Examples/weekend-offers.card.xml"
};
static const uint8_t f_work_order_detail_card_xml[] = {
#embed "../../Examples/work-order-detail.card.xml"
};
static const uint8_t f_work_order_list_card_xml[] = {
#embed "../../Examples/work-order-list.card.xml"
};
static const uint8_t f_work_order_card_xml[] = {
#embed "../../Examples/work-order.card.xml"
};

static const CBundledFile files[] = {
    FILE("approvals-carousel.card.xml", f_approvals_carousel_card_xml),
    FILE("asset-carousel.card.xml", f_asset_carousel_card_xml),
    FILE("batch-release.card.xml", f_batch_release_card_xml),
    FILE("charging-sheet.card.xml", f_charging_sheet_card_xml),
    FILE("city-departures.card.xml", f_city_departures_card_xml),
    FILE("contacts.card.xml", f_contacts_card_xml),
    FILE("delivery-stops.card.xml", f_delivery_stops_card_xml),
    FILE("delivery-tour.card.xml", f_delivery_tour_card_xml),
    FILE("delivery-tracking.card.xml", f_delivery_tracking_card_xml),
    FILE("departures.card.xml", f_departures_card_xml),
    FILE("depots-map.card.xml", f_depots_map_card_xml),
    FILE("desk-dispatch.card.xml", f_desk_dispatch_card_xml),
    FILE("documents.card.xml", f_documents_card_xml),
    FILE("energy-dashboard.card.xml", f_energy_dashboard_card_xml),
    FILE("expenses.card.xml", f_expenses_card_xml),
    FILE("ferry-terminal.card.xml", f_ferry_terminal_card_xml),
    FILE("field-service-day.card.xml", f_field_service_day_card_xml),
    FILE("first-inspection.card.xml", f_first_inspection_card_xml),
    FILE("handover-checklist.card.xml", f_handover_checklist_card_xml),
    FILE("images/ana.png", f_images_ana_png),
    FILE("images/battery.png", f_images_battery_png),
    FILE("images/bearing.png", f_images_bearing_png),
    FILE("images/ben.png", f_images_ben_png),
    FILE("images/bicycle.png", f_images_bicycle_png),
    FILE("images/bus.png", f_images_bus_png),
    FILE("images/cable.png", f_images_cable_png),
    FILE("images/central-station.png", f_images_central_station_png),
    FILE("images/charging.png", f_images_charging_png),
    FILE("images/chidi.png", f_images_chidi_png),
    FILE("images/city-park.png", f_images_city_park_png),
    FILE("images/coffee.png", f_images_coffee_png),
    FILE("images/dana.png", f_images_dana_png),
    FILE("images/depot.png", f_images_depot_png),
    FILE("images/drill.png", f_images_drill_png),
    FILE("images/elif.png", f_images_elif_png),
    FILE("images/farid.png", f_images_farid_png),
    FILE("images/filter-cartridge.png", f_images_filter_cartridge_png),
    FILE("images/forklift.png", f_images_forklift_png),
    FILE("images/gearbox.png", f_images_gearbox_png),
    FILE("images/grete.png", f_images_grete_png),
    FILE("images/hall.png", f_images_hall_png),
    FILE("images/harbour.png", f_images_harbour_png),
    FILE("images/helmet.png", f_images_helmet_png),
    FILE("images/hiro.png", f_images_hiro_png),
    FILE("images/ines.png", f_images_ines_png),
    FILE("images/jonas.png", f_images_jonas_png),
    FILE("images/kamala.png", f_images_kamala_png),
    FILE("images/laptop.png", f_images_laptop_png),
    FILE("images/lars.png", f_images_lars_png),
    FILE("images/map-overview.png", f_images_map_overview_png),
    FILE("images/motor.png", f_images_motor_png),
    FILE("images/office.png", f_images_office_png),
    FILE("images/pallet.png", f_images_pallet_png),
    FILE("images/parcel.png", f_images_parcel_png),
    FILE("images/pump-station.png", f_images_pump_station_png),
    FILE("images/pump.png", f_images_pump_png),
    FILE("images/seal-ring.png", f_images_seal_ring_png),
    FILE("images/sensor.png", f_images_sensor_png),
    FILE("images/solar-field.png", f_images_solar_field_png),
    FILE("images/solar-panel.png", f_images_solar_panel_png),
    FILE("images/station.png", f_images_station_png),
    FILE("images/store.png", f_images_store_png),
    FILE("images/train.png", f_images_train_png),
    FILE("images/tram.png", f_images_tram_png),
    FILE("images/truck.png", f_images_truck_png),
    FILE("images/turbine.png", f_images_turbine_png),
    FILE("images/valve.png", f_images_valve_png),
    FILE("images/van.png", f_images_van_png),
    FILE("images/warehouse.png", f_images_warehouse_png),
    FILE("images/wind-farm.png", f_images_wind_farm_png),
    FILE("images/wrench.png", f_images_wrench_png),
    FILE("inspection-route.card.xml", f_inspection_route_card_xml),
    FILE("invoice.card.xml", f_invoice_card_xml),
    FILE("leave-request.card.xml", f_leave_request_card_xml),
    FILE("meter-location.card.xml", f_meter_location_card_xml),
    FILE("notifications.card.xml", f_notifications_card_xml),
    FILE("on-call-team.card.xml", f_on_call_team_card_xml),
    FILE("open-orders.card.xml", f_open_orders_card_xml),
    FILE("opportunity-carousel.card.xml", f_opportunity_carousel_card_xml),
    FILE("part-picker.card.xml", f_part_picker_card_xml),
    FILE("picking-list.card.xml", f_picking_list_card_xml),
    FILE("plant-inspection.card.xml", f_plant_inspection_card_xml),
    FILE("plant-overview.card.xml", f_plant_overview_card_xml),
    FILE("position-table.card.xml", f_position_table_card_xml),
    FILE("price-lists.card.xml", f_price_lists_card_xml),
    FILE("project-gallery.card.xml", f_project_gallery_card_xml),
    FILE("project-progress.card.xml", f_project_progress_card_xml),
    FILE("pump-station-marker.card.xml", f_pump_station_marker_card_xml),
    FILE("purchase-approval.card.xml", f_purchase_approval_card_xml),
    FILE("quality-dashboard.card.xml", f_quality_dashboard_card_xml),
    FILE("quiet-day.card.xml", f_quiet_day_card_xml),
    FILE("routing-results.card.xml", f_routing_results_card_xml),
    FILE("safety-incident.card.xml", f_safety_incident_card_xml),
    FILE("sales-dashboard.card.xml", f_sales_dashboard_card_xml),
    FILE("sales-opportunity.card.xml", f_sales_opportunity_card_xml),
    FILE("samples/approvals.json", f_samples_approvals_json),
    FILE("samples/assets.json", f_samples_assets_json),
    FILE("samples/deliveries.json", f_samples_deliveries_json),
    FILE("samples/departures.json", f_samples_departures_json),
    FILE("samples/empty.json", f_samples_empty_json),
    FILE("samples/energy.json", f_samples_energy_json),
    FILE("samples/inventory.json", f_samples_inventory_json),
    FILE("samples/kpis.json", f_samples_kpis_json),
    FILE("samples/notifications.json", f_samples_notifications_json),
    FILE("samples/on-call.json", f_samples_on_call_json),
    FILE("samples/opportunities.json", f_samples_opportunities_json),
    FILE("samples/orders.json", f_samples_orders_json),
    FILE("samples/orders.schema.json", f_samples_orders_schema_json),
    FILE("samples/people.json", f_samples_people_json),
    FILE("samples/projects.json", f_samples_projects_json),
    FILE("samples/quality.json", f_samples_quality_json),
    FILE("samples/requisitions.json", f_samples_requisitions_json),
    FILE("samples/routes.json", f_samples_routes_json),
    FILE("samples/sales.json", f_samples_sales_json),
    FILE("samples/shifts.json", f_samples_shifts_json),
    FILE("samples/shipment.json", f_samples_shipment_json),
    FILE("samples/station.json", f_samples_station_json),
    FILE("samples/stock.json", f_samples_stock_json),
    FILE("samples/stores.json", f_samples_stores_json),
    FILE("samples/tour.json", f_samples_tour_json),
    FILE("samples/turnaround.json", f_samples_turnaround_json),
    FILE("samples/work-orders.json", f_samples_work_orders_json),
    FILE("service-contract.card.xml", f_service_contract_card_xml),
    FILE("settings.card.xml", f_settings_card_xml),
    FILE("shift-calendar.card.xml", f_shift_calendar_card_xml),
    FILE("shutdown-plan.card.xml", f_shutdown_plan_card_xml),
    FILE("sites.card.xml", f_sites_card_xml),
    FILE("snap-basins.card.xml", f_snap_basins_card_xml),
    FILE("spoken-trip.card.xml", f_spoken_trip_card_xml),
    FILE("stock-tiles.card.xml", f_stock_tiles_card_xml),
    FILE("stock.card.xml", f_stock_card_xml),
    FILE("store-locator.card.xml", f_store_locator_card_xml),
    FILE("supplier.card.xml", f_supplier_card_xml),
    FILE("team-day.card.xml", f_team_day_card_xml),
    FILE("team-directory.card.xml", f_team_directory_card_xml),
    FILE("timesheet.card.xml", f_timesheet_card_xml),
    FILE("transit-home.card.xml", f_transit_home_card_xml),
    FILE("trip-by-legs.card.xml", f_trip_by_legs_card_xml),
    FILE("turnaround-time.card.xml", f_turnaround_time_card_xml),
    FILE("valve-marker.card.xml", f_valve_marker_card_xml),
    FILE("vehicle-radar.card.xml", f_vehicle_radar_card_xml),
    FILE("vehicle.card.xml", f_vehicle_card_xml),
    FILE("warehouse-shift.card.xml", f_warehouse_shift_card_xml),
    FILE("weekend-offers.card.xml", f_weekend_offers_card_xml),
    FILE("work-order-detail.card.xml", f_work_order_detail_card_xml),
    FILE("work-order-list.card.xml", f_work_order_list_card_xml),
    FILE("work-order.card.xml", f_work_order_card_xml),
};

const CBundledFile *cbundled_examples(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}

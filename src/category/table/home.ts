import { type Category, type CategoryIconName, TAXONOMY_ROOT } from '../category.js';

/** The tasks of a trade by id: the name, with its icon where that is not the trade's. */
type Tasks = Readonly<Record<number, string | readonly [name: string, icon: CategoryIconName]>>;

/** A trade followed by its tasks. */
export function trade(id: number, name: string, icon: CategoryIconName, tasks: Tasks): Category[] {
  const parentId = String(id);
  return [
    { id: parentId, name, parentId: TAXONOMY_ROOT, icon },
    ...Object.entries(tasks).map(
      ([task, written]): Category =>
        typeof written === 'string'
          ? { id: task, name: written, parentId }
          : { id: task, name: written[0], parentId, icon: written[1] },
    ),
  ];
}

export const HOME: readonly Category[] = [
  // Pipes, wires, air, and what is built into a house to use them
  trade(10202, 'Plumbing', 'plumbing', {
    10214: 'Drain Cleaning',
    10219: 'Water Heater Repair',
    10220: 'Water Heater Installation',
    10231: 'Garbage Disposal Installation',
    10233: 'Toilet Repair',
    10234: 'Clogged Drain Clearing',
    10236: 'Bathroom Faucet Replacement',
    10237: 'Kitchen Faucet Repair',
    10240: 'Sewer Line Repair',
    10244: 'Leak Detection',
    10247: 'Sump Pump Repair',
    10251: 'Water Softener Installation',
    10255: 'Repiping',
    10260: 'Gas Line Installation',
  }),
  trade(10300, 'Electrical', 'electrical', {
    10301: 'Outlet Installation',
    10302: 'Light Fixture Installation',
    10303: 'Ceiling Fan Installation',
    10304: 'Panel Upgrade',
    10305: 'Electrical Wiring',
    10306: 'Generator Installation',
    10307: 'EV Charger Installation',
    10308: 'Landscape Lighting',
  }),
  trade(10400, 'Heating & Cooling', 'heating-cooling', {
    10401: 'Air Conditioner Repair',
    10402: 'Furnace Repair',
    10403: 'Duct Cleaning',
    10404: 'Thermostat Installation',
    10405: 'Air Conditioner Installation',
    10406: 'Furnace Installation',
    10407: 'Heat Pump Installation',
    10408: 'Boiler Repair',
  }),
  trade(11000, 'Appliance Repair', 'appliances', {
    11001: 'Refrigerator Repair',
    11002: 'Washing Machine Repair',
    11003: 'Dryer Repair',
    11004: 'Dishwasher Repair',
    11005: 'Oven & Stove Repair',
    11006: 'Appliance Installation',
  }),
  trade(11100, 'Solar', 'solar', {
    11101: 'Solar Panel Installation',
    11102: 'Solar Panel Repair',
    11103: 'Solar Battery Installation',
  }),
  trade(11200, 'Septic & Wells', 'water', {
    11201: 'Septic Tank Pumping',
    11202: 'Septic System Installation',
    11203: 'Septic System Repair',
    11204: 'Well Pump Repair',
    11205: 'Well Drilling',
  }),
  trade(11300, 'Chimney & Fireplace', 'fireplaces', {
    11301: 'Chimney Sweeping',
    11302: 'Chimney Repair',
    11303: 'Fireplace Installation',
  }),
  trade(11400, 'Home Security', 'security', {
    11401: 'Alarm System Installation',
    11402: 'Security Camera Installation',
    11403: 'Smart Home Installation',
  }),
  trade(11500, 'Locksmith', 'locksmith', {
    11501: 'Lockout Service',
    11502: 'Lock Change',
    11503: 'Lock Installation',
  }),

  // Around the house and on its outer side
  trade(10600, 'Landscaping', 'landscaping', {
    10601: 'Lawn Mowing',
    10602: ['Tree Trimming', 'tree-service'],
    10603: 'Sprinkler Repair',
    10604: ['Fence Installation', 'fencing'],
    10605: 'Landscape Design',
    10606: 'Sod Installation',
    10607: 'Yard Cleanup',
    10608: 'French Drain Installation',
    10609: 'Snow Removal',
  }),
  trade(11700, 'Tree Service', 'tree-service', {
    11701: 'Tree Removal',
    11702: 'Stump Grinding',
    11703: 'Tree Planting',
  }),
  trade(10800, 'Roofing', 'roofing', {
    10801: 'Roof Repair',
    10802: 'Roof Replacement',
    10803: 'Gutter Cleaning',
    10804: 'Roof Inspection',
    10805: 'Skylight Installation',
  }),
  trade(11800, 'Gutters', 'roofing', {
    11801: 'Gutter Installation',
    11802: 'Gutter Repair',
    11803: 'Gutter Guard Installation',
  }),
  trade(11900, 'Siding', 'walls', { 11901: 'Siding Installation', 11902: 'Siding Repair', 11903: 'Stucco Repair' }),
  trade(12000, 'Fencing', 'fencing', {
    12001: 'Fence Repair',
    12002: 'Wood Fence Installation',
    12003: 'Gate Installation',
  }),
  trade(12100, 'Decks & Patios', 'decks', {
    12101: 'Deck Building',
    12102: 'Deck Repair',
    12103: 'Patio Installation',
    12104: 'Pergola Building',
  }),
  trade(12200, 'Concrete & Masonry', 'masonry', {
    12201: 'Concrete Driveway Installation',
    12202: 'Concrete Repair',
    12203: 'Brick Repair',
    12204: 'Retaining Wall Building',
    12205: 'Driveway Paving',
  }),
  trade(12300, 'Foundation Repair', 'masonry', {
    12301: 'Foundation Leveling',
    12302: 'Basement Waterproofing',
    12303: 'Crawl Space Repair',
  }),
  trade(12400, 'Windows & Doors', 'windows-doors', {
    12401: 'Window Replacement',
    12402: 'Window Repair',
    12403: 'Exterior Door Installation',
    12404: 'Sliding Door Repair',
    12405: 'Window Tinting',
  }),
  trade(11600, 'Garage Doors', 'garage-doors', {
    11601: 'Garage Door Repair',
    11602: 'Garage Door Installation',
    11603: 'Garage Door Opener Repair',
  }),
  trade(12500, 'Pools & Spas', 'pools', {
    12501: 'Pool Cleaning',
    12502: 'Pool Installation',
    12503: 'Pool Repair',
    12504: 'Hot Tub Repair',
  }),
  trade(12600, 'Pressure Washing', 'cleaning', {
    12601: 'House Washing',
    12602: 'Driveway Washing',
    12603: 'Deck Washing',
  }),

  // Rooms, and what is done in them
  trade(10500, 'House Cleaning', 'cleaning', {
    10501: 'Deep Cleaning',
    10502: 'Move-Out Cleaning',
    10503: 'Window Cleaning',
    10504: 'Carpet Cleaning',
    10505: 'Upholstery Cleaning',
    10506: 'Recurring House Cleaning',
  }),
  trade(10700, 'Painting', 'painting', {
    10701: 'Interior Painting',
    10702: 'Exterior Painting',
    10703: 'Cabinet Painting',
    10704: 'Deck Staining',
    10705: 'Wallpaper Removal',
  }),
  trade(10900, 'Handyman', 'handyman', {
    10901: 'Furniture Assembly',
    10902: 'TV Mounting',
    10903: ['Drywall Repair', 'walls'],
    10904: ['Door Installation', 'windows-doors'],
    10905: 'Shelf Installation',
    10906: 'Caulking',
  }),
  trade(12700, 'Remodeling', 'remodeling', {
    12701: 'Kitchen Remodeling',
    12702: 'Bathroom Remodeling',
    12703: 'Basement Remodeling',
    12704: 'Home Addition',
    12705: 'Countertop Installation',
    12706: 'Cabinet Installation',
    12707: 'Custom Home Building',
  }),
  trade(12800, 'Flooring', 'flooring', {
    12801: 'Hardwood Floor Installation',
    12802: 'Hardwood Floor Refinishing',
    12803: 'Tile Installation',
    12804: 'Carpet Installation',
    12805: 'Laminate Floor Installation',
  }),
  trade(12900, 'Drywall', 'walls', {
    12901: 'Drywall Installation',
    12902: 'Popcorn Ceiling Removal',
    12903: 'Plaster Repair',
  }),
  trade(13000, 'Insulation', 'walls', { 13001: 'Attic Insulation', 13002: 'Spray Foam Insulation' }),
  trade(13100, 'Pest Control', 'pest-control', {
    13101: 'Termite Treatment',
    13102: 'Rodent Control',
    13103: 'Mosquito Control',
    13104: 'Wildlife Removal',
  }),
  trade(13200, 'Moving', 'moving', {
    13201: 'Local Moving',
    13202: 'Long-Distance Moving',
    13203: 'Packing',
    13204: 'Piano Moving',
  }),
  trade(13300, 'Junk Removal', 'junk-removal', {
    13301: 'Furniture Removal',
    13302: 'Debris Removal',
    13303: 'Dumpster Rental',
  }),
  trade(13400, 'Interior Design', 'interior', {
    13401: 'Home Staging',
    13402: 'Window Treatments',
    13403: 'Home Organizing',
    13404: 'Furniture Upholstery',
  }),
  trade(13500, 'Inspection & Testing', 'inspection', {
    13501: 'Home Inspection',
    13502: 'Mold Testing',
    13503: 'Radon Testing',
    13504: 'Energy Audit',
  }),
  trade(13600, 'Damage Restoration', 'water', {
    13601: 'Water Damage Restoration',
    13602: ['Fire Damage Restoration', 'heating-cooling'],
    13603: 'Mold Removal',
  }),
].flat();

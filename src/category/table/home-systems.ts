import type { CategoryIconName } from '../category.js';

/** A trade and its tasks, as the starter table is written: ids once, and nothing that can be worked out. */
export interface ServiceGroup {
  readonly id: number;
  readonly name: string;
  readonly icon: CategoryIconName;
  /** By id: the task's name, with its icon where that is not the trade's. */
  readonly tasks: Readonly<Record<number, string | readonly [name: string, icon: CategoryIconName]>>;
}

/** Pipes, wires, air, and what is built into a house to use them. */
export const HOME_SYSTEMS: readonly ServiceGroup[] = [
  {
    id: 10202,
    name: 'Plumbing',
    icon: 'plumbing',
    tasks: {
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
    },
  },
  {
    id: 10300,
    name: 'Electrical',
    icon: 'electrical',
    tasks: {
      10301: 'Outlet Installation',
      10302: 'Light Fixture Installation',
      10303: 'Ceiling Fan Installation',
      10304: 'Panel Upgrade',
      10305: 'Electrical Wiring',
      10306: 'Generator Installation',
      10307: 'EV Charger Installation',
      10308: 'Landscape Lighting',
    },
  },
  {
    id: 10400,
    name: 'Heating & Cooling',
    icon: 'heating-cooling',
    tasks: {
      10401: 'Air Conditioner Repair',
      10402: 'Furnace Repair',
      10403: 'Duct Cleaning',
      10404: 'Thermostat Installation',
      10405: 'Air Conditioner Installation',
      10406: 'Furnace Installation',
      10407: 'Heat Pump Installation',
      10408: 'Boiler Repair',
    },
  },
  {
    id: 11000,
    name: 'Appliance Repair',
    icon: 'appliances',
    tasks: {
      11001: 'Refrigerator Repair',
      11002: 'Washing Machine Repair',
      11003: 'Dryer Repair',
      11004: 'Dishwasher Repair',
      11005: 'Oven & Stove Repair',
      11006: 'Appliance Installation',
    },
  },
  {
    id: 11100,
    name: 'Solar',
    icon: 'solar',
    tasks: { 11101: 'Solar Panel Installation', 11102: 'Solar Panel Repair', 11103: 'Solar Battery Installation' },
  },
  {
    id: 11200,
    name: 'Septic & Wells',
    icon: 'water',
    tasks: {
      11201: 'Septic Tank Pumping',
      11202: 'Septic System Installation',
      11203: 'Septic System Repair',
      11204: 'Well Pump Repair',
      11205: 'Well Drilling',
    },
  },
  {
    id: 11300,
    name: 'Chimney & Fireplace',
    icon: 'fireplaces',
    tasks: { 11301: 'Chimney Sweeping', 11302: 'Chimney Repair', 11303: 'Fireplace Installation' },
  },
  {
    id: 11400,
    name: 'Home Security',
    icon: 'security',
    tasks: {
      11401: 'Alarm System Installation',
      11402: 'Security Camera Installation',
      11403: 'Smart Home Installation',
    },
  },
  {
    id: 11500,
    name: 'Locksmith',
    icon: 'locksmith',
    tasks: { 11501: 'Lockout Service', 11502: 'Lock Change', 11503: 'Lock Installation' },
  },
];

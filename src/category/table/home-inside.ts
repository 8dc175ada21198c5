import type { ServiceGroup } from './home-systems.js';

/** Rooms, and what is done in them. */
export const HOME_INSIDE: readonly ServiceGroup[] = [
  {
    id: 10500,
    name: 'House Cleaning',
    icon: 'cleaning',
    tasks: {
      10501: 'Deep Cleaning',
      10502: 'Move-Out Cleaning',
      10503: 'Window Cleaning',
      10504: 'Carpet Cleaning',
      10505: 'Upholstery Cleaning',
      10506: 'Recurring House Cleaning',
    },
  },
  {
    id: 10700,
    name: 'Painting',
    icon: 'painting',
    tasks: {
      10701: 'Interior Painting',
      10702: 'Exterior Painting',
      10703: 'Cabinet Painting',
      10704: 'Deck Staining',
      10705: 'Wallpaper Removal',
    },
  },
  {
    id: 10900,
    name: 'Handyman',
    icon: 'handyman',
    tasks: {
      10901: 'Furniture Assembly',
      10902: 'TV Mounting',
      10903: ['Drywall Repair', 'walls'],
      10904: ['Door Installation', 'windows-doors'],
      10905: 'Shelf Installation',
      10906: 'Caulking',
    },
  },
  {
    id: 12700,
    name: 'Remodeling',
    icon: 'remodeling',
    tasks: {
      12701: 'Kitchen Remodeling',
      12702: 'Bathroom Remodeling',
      12703: 'Basement Remodeling',
      12704: 'Home Addition',
      12705: 'Countertop Installation',
      12706: 'Cabinet Installation',
      12707: 'Custom Home Building',
    },
  },
  {
    id: 12800,
    name: 'Flooring',
    icon: 'flooring',
    tasks: {
      12801: 'Hardwood Floor Installation',
      12802: 'Hardwood Floor Refinishing',
      12803: 'Tile Installation',
      12804: 'Carpet Installation',
      12805: 'Laminate Floor Installation',
    },
  },
  {
    id: 12900,
    name: 'Drywall',
    icon: 'walls',
    tasks: { 12901: 'Drywall Installation', 12902: 'Popcorn Ceiling Removal', 12903: 'Plaster Repair' },
  },
  {
    id: 13000,
    name: 'Insulation',
    icon: 'walls',
    tasks: { 13001: 'Attic Insulation', 13002: 'Spray Foam Insulation' },
  },
  {
    id: 13100,
    name: 'Pest Control',
    icon: 'pest-control',
    tasks: {
      13101: 'Termite Treatment',
      13102: 'Rodent Control',
      13103: 'Mosquito Control',
      13104: 'Wildlife Removal',
    },
  },
  {
    id: 13200,
    name: 'Moving',
    icon: 'moving',
    tasks: { 13201: 'Local Moving', 13202: 'Long-Distance Moving', 13203: 'Packing', 13204: 'Piano Moving' },
  },
  {
    id: 13300,
    name: 'Junk Removal',
    icon: 'junk-removal',
    tasks: { 13301: 'Furniture Removal', 13302: 'Debris Removal', 13303: 'Dumpster Rental' },
  },
  {
    id: 13400,
    name: 'Interior Design',
    icon: 'interior',
    tasks: {
      13401: 'Home Staging',
      13402: 'Window Treatments',
      13403: 'Home Organizing',
      13404: 'Furniture Upholstery',
    },
  },
  {
    id: 13500,
    name: 'Inspection & Testing',
    icon: 'inspection',
    tasks: {
      13501: 'Home Inspection',
      13502: 'Mold Testing',
      13503: 'Radon Testing',
      13504: 'Energy Audit',
    },
  },
  {
    id: 13600,
    name: 'Damage Restoration',
    icon: 'water',
    tasks: {
      13601: 'Water Damage Restoration',
      13602: ['Fire Damage Restoration', 'heating-cooling'],
      13603: 'Mold Removal',
    },
  },
];

import type { ServiceGroup } from './home-systems.js';

/** Around the house and on its outer side. */
export const HOME_OUTSIDE: readonly ServiceGroup[] = [
  {
    id: 10600,
    name: 'Landscaping',
    icon: 'landscaping',
    tasks: {
      10601: 'Lawn Mowing',
      10602: ['Tree Trimming', 'tree-service'],
      10603: 'Sprinkler Repair',
      10604: ['Fence Installation', 'fencing'],
      10605: 'Landscape Design',
      10606: 'Sod Installation',
      10607: 'Yard Cleanup',
      10608: 'French Drain Installation',
      10609: 'Snow Removal',
    },
  },
  {
    id: 11700,
    name: 'Tree Service',
    icon: 'tree-service',
    tasks: { 11701: 'Tree Removal', 11702: 'Stump Grinding', 11703: 'Tree Planting' },
  },
  {
    id: 10800,
    name: 'Roofing',
    icon: 'roofing',
    tasks: {
      10801: 'Roof Repair',
      10802: 'Roof Replacement',
      10803: 'Gutter Cleaning',
      10804: 'Roof Inspection',
      10805: 'Skylight Installation',
    },
  },
  {
    id: 11800,
    name: 'Gutters',
    icon: 'roofing',
    tasks: { 11801: 'Gutter Installation', 11802: 'Gutter Repair', 11803: 'Gutter Guard Installation' },
  },
  {
    id: 11900,
    name: 'Siding',
    icon: 'walls',
    tasks: { 11901: 'Siding Installation', 11902: 'Siding Repair', 11903: 'Stucco Repair' },
  },
  {
    id: 12000,
    name: 'Fencing',
    icon: 'fencing',
    tasks: { 12001: 'Fence Repair', 12002: 'Wood Fence Installation', 12003: 'Gate Installation' },
  },
  {
    id: 12100,
    name: 'Decks & Patios',
    icon: 'decks',
    tasks: { 12101: 'Deck Building', 12102: 'Deck Repair', 12103: 'Patio Installation', 12104: 'Pergola Building' },
  },
  {
    id: 12200,
    name: 'Concrete & Masonry',
    icon: 'masonry',
    tasks: {
      12201: 'Concrete Driveway Installation',
      12202: 'Concrete Repair',
      12203: 'Brick Repair',
      12204: 'Retaining Wall Building',
      12205: 'Driveway Paving',
    },
  },
  {
    id: 12300,
    name: 'Foundation Repair',
    icon: 'masonry',
    tasks: { 12301: 'Foundation Leveling', 12302: 'Basement Waterproofing', 12303: 'Crawl Space Repair' },
  },
  {
    id: 12400,
    name: 'Windows & Doors',
    icon: 'windows-doors',
    tasks: {
      12401: 'Window Replacement',
      12402: 'Window Repair',
      12403: 'Exterior Door Installation',
      12404: 'Sliding Door Repair',
      12405: 'Window Tinting',
    },
  },
  {
    id: 11600,
    name: 'Garage Doors',
    icon: 'garage-doors',
    tasks: { 11601: 'Garage Door Repair', 11602: 'Garage Door Installation', 11603: 'Garage Door Opener Repair' },
  },
  {
    id: 12500,
    name: 'Pools & Spas',
    icon: 'pools',
    tasks: { 12501: 'Pool Cleaning', 12502: 'Pool Installation', 12503: 'Pool Repair', 12504: 'Hot Tub Repair' },
  },
  {
    id: 12600,
    name: 'Pressure Washing',
    icon: 'cleaning',
    tasks: { 12601: 'House Washing', 12602: 'Driveway Washing', 12603: 'Deck Washing' },
  },
];

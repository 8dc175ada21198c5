import {
  BrickWall,
  Bug,
  Calculator,
  Camera,
  Car,
  Cctv,
  ChefHat,
  ClipboardCheck,
  DoorOpen,
  Droplet,
  Dumbbell,
  Fence,
  Flame,
  FlameKindling,
  GraduationCap,
  Grid3x3,
  HandHeart,
  HardHat,
  HeartPulse,
  House,
  KeyRound,
  Laptop,
  Layers2,
  Leaf,
  PaintRoller,
  Parasol,
  PartyPopper,
  PawPrint,
  Recycle,
  Scale,
  Scissors,
  Shirt,
  Sofa,
  SolarPanel,
  Sparkle,
  Toolbox,
  TreeDeciduous,
  Truck,
  Warehouse,
  WashingMachine,
  WavesHorizontal,
  WavesLadder,
  Wrench,
  Zap,
} from 'lucide';
import { createElement, type ReactElement } from 'react';

/** An SVG element and its attributes, on a 24 px grid. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>];

type Drawn<Name extends string> = Readonly<Record<Name, readonly IconShape[]>>;

/** Keeps the icon names, and keeps the package's types out of the declarations. */
const drawn = <Name extends string>(shapes: Drawn<Name>): Drawn<Name> => shapes;

/** Lucide has no roof. */
const roof: readonly IconShape[] = [['path', { d: 'M2 12.5 12 4l10 8.5M5 15v5h14v-5M8 13.5l4-3.4 4 3.4' }]];

/*!
 * Category icons from Lucide (https://lucide.dev), except the roof. ISC License.
 * Copyright (c) 2026 Lucide Icons and Contributors
 *
 * Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
 * provided that the above copyright notice and this permission notice appear in all copies.
 *
 * THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
 * IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
 * INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
 * ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
 * THIS SOFTWARE.
 */
export const CATEGORY_ICON_SHAPES = drawn({
  generic: Toolbox,
  home: House,
  plumbing: Droplet,
  electrical: Zap,
  'heating-cooling': Flame,
  appliances: WashingMachine,
  solar: SolarPanel,
  water: WavesHorizontal,
  fireplaces: FlameKindling,
  security: Cctv,
  locksmith: KeyRound,
  'garage-doors': Warehouse,
  roofing: roof,
  landscaping: Leaf,
  'tree-service': TreeDeciduous,
  fencing: Fence,
  decks: Parasol,
  masonry: BrickWall,
  'windows-doors': DoorOpen,
  pools: WavesLadder,
  cleaning: Sparkle,
  painting: PaintRoller,
  handyman: Wrench,
  remodeling: HardHat,
  flooring: Grid3x3,
  walls: Layers2,
  'pest-control': Bug,
  moving: Truck,
  'junk-removal': Recycle,
  interior: Sofa,
  inspection: ClipboardCheck,
  auto: Car,
  health: HeartPulse,
  fitness: Dumbbell,
  beauty: Scissors,
  care: HandHeart,
  pets: PawPrint,
  events: PartyPopper,
  catering: ChefHat,
  photography: Camera,
  lessons: GraduationCap,
  legal: Scale,
  finance: Calculator,
  computers: Laptop,
  clothing: Shirt,
});

export type CategoryIconKey = keyof typeof CATEGORY_ICON_SHAPES;

/** Larger than the other icons, with strokes of the same weight. */
const LARGE = { width: 20, height: 20, strokeWidth: 1.75 };

/** The icon of a group of categories, in the color of the text. Hidden from screen readers, because a name is next to it. */
export function CategoryIcon({ name, className = '' }: { name: CategoryIconKey; className?: string }): ReactElement {
  return (
    <svg
      style={LARGE}
      className={`icon category-icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
    >
      {CATEGORY_ICON_SHAPES[name].map(([tag, attributes], index) =>
        createElement(tag, { key: `${index}`, ...attributes }),
      )}
    </svg>
  );
}

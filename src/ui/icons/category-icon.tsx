import * as lucide from 'lucide';
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
  generic: lucide.Toolbox,
  home: lucide.House,
  plumbing: lucide.Droplet,
  electrical: lucide.Zap,
  'heating-cooling': lucide.Flame,
  appliances: lucide.WashingMachine,
  solar: lucide.SolarPanel,
  water: lucide.WavesHorizontal,
  fireplaces: lucide.FlameKindling,
  security: lucide.Cctv,
  locksmith: lucide.KeyRound,
  'garage-doors': lucide.Warehouse,
  roofing: roof,
  landscaping: lucide.Leaf,
  'tree-service': lucide.TreeDeciduous,
  fencing: lucide.Fence,
  decks: lucide.Parasol,
  masonry: lucide.BrickWall,
  'windows-doors': lucide.DoorOpen,
  pools: lucide.WavesLadder,
  cleaning: lucide.Sparkle,
  painting: lucide.PaintRoller,
  handyman: lucide.Wrench,
  remodeling: lucide.HardHat,
  flooring: lucide.Grid3x3,
  walls: lucide.Layers2,
  'pest-control': lucide.Bug,
  moving: lucide.Truck,
  'junk-removal': lucide.Recycle,
  interior: lucide.Sofa,
  inspection: lucide.ClipboardCheck,
  auto: lucide.Car,
  health: lucide.HeartPulse,
  fitness: lucide.Dumbbell,
  beauty: lucide.Scissors,
  care: lucide.HandHeart,
  pets: lucide.PawPrint,
  events: lucide.PartyPopper,
  catering: lucide.ChefHat,
  photography: lucide.Camera,
  lessons: lucide.GraduationCap,
  legal: lucide.Scale,
  finance: lucide.Calculator,
  computers: lucide.Laptop,
  clothing: lucide.Shirt,
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

import { expect } from 'storybook/test';
import { elementsIn } from './elements-in.js';
import { isEmulated } from './emulated-media.js';

/** The system colors that a person can choose. The background of a page is first. */
const SYSTEM_COLORS = [
  ...['Canvas', 'CanvasText', 'LinkText', 'VisitedText', 'ActiveText', 'ButtonFace', 'ButtonText', 'ButtonBorder'],
  ...['Field', 'FieldText', 'Highlight', 'HighlightText', 'SelectedItem', 'SelectedItemText', 'GrayText'],
];

const LAYERS = ['', '::before', '::after'] as const;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** An element, or its `::before` or `::after`. */
interface Drawn {
  readonly name: string;
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly isElement: boolean;
}

const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
const opaque = (color: string) => color.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');

function layersOf(element: Element): readonly Drawn[] {
  return LAYERS.map((layer) => ({
    name: `${element.localName}.${[...element.classList].join('.')}${layer}`,
    element,
    style: getComputedStyle(element, layer === '' ? null : layer),
    isElement: layer === '',
  })).filter(({ style, isElement }) => isElement || !/^(?:none|normal)$/.test(style.content));
}

function drawnIn(root: Element): readonly Drawn[] {
  return [...elementsIn(root)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.closest('.sr') === null)
    .flatMap(layersOf);
}

function systemColors(): readonly string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const colors = SYSTEM_COLORS.map((name) => {
    probe.style.color = name;
    return opaque(getComputedStyle(probe).color);
  });
  probe.remove();
  return colors;
}

const edgesOf = (style: CSSStyleDeclaration) =>
  SIDES.filter(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  ).map((side) => style.getPropertyValue(`border-${side}-color`));

const ringOf = ({ outlineStyle, outlineColor }: CSSStyleDeclaration) => (outlineStyle === 'none' ? [] : [outlineColor]);

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

function colorsOf({ element, style, isElement }: Drawn): readonly string[] {
  const isShape = element instanceof SVGElement;
  return [
    style.backgroundColor,
    ...edgesOf(style),
    ...ringOf(style),
    ...(isElement && (hasWords(element) || isShape) ? [style.color] : []),
    ...(isShape ? [style.fill, style.stroke].filter((paint) => paint.startsWith('rgb')) : []),
  ].filter((color) => !isClear(color));
}

/** Something without text and shape is visible only by its border, or by a background other than the page's. */
function isLost({ element, style, isElement }: Drawn, ground: string): boolean {
  const isEmpty = isElement
    ? element.matches('i, b, span, div, li') && !element.hasChildNodes()
    : style.content === '""';
  const isThere = Number.parseFloat(style.width) > 2 && Number.parseFloat(style.height) > 2;
  const hasGround = !isClear(style.backgroundColor);
  return isEmpty && isThere && hasGround && opaque(style.backgroundColor) === ground && edgesOf(style).length === 0;
}

/** Lists the elements that are invisible if system colors replace all others. */
export function lostInForcedColors(root: Element): readonly string[] {
  const known = systemColors();
  const [ground = ''] = known;
  const drawn = drawnIn(root);
  const foreign = drawn.flatMap((each) =>
    colorsOf(each)
      .filter((color) => !known.includes(opaque(color)))
      .map((color) => `${each.name} has ${color}, which is no color of the system`),
  );
  const lost = drawn.filter((each) => isLost(each, ground)).map(({ name }) => `${name} is drawn by its ground alone`);
  const edgeless = drawn
    .filter(({ element, style, isElement }) => {
      const edges = edgesOf(style);
      return isElement && element.matches('.btn, .input') && !edges.some((color) => color !== style.backgroundColor);
    })
    .map(({ name }) => `${name} has no edge`);
  return [...new Set([...foreign, ...lost, ...edgeless])];
}

/** All visible colors are system colors, all controls have a border, and no mark is visible only by its background. */
export async function expectForcedColors(canvas: HTMLElement): Promise<void> {
  if (isEmulated('forced-colors')) await expect(lostInForcedColors(canvas)).toEqual([]);
}

function lookOf(element: Element): string {
  return [element, ...element.children]
    .flatMap(layersOf)
    .map(({ style }) => [
      ...[
        style.content,
        style.visibility,
        style.borderWidth,
        style.borderStyle,
        style.backgroundColor,
        style.textDecorationLine,
      ],
      ...edgesOf(style),
      ...ringOf(style),
    ])
    .join('; ');
}

/** A selected element differs from the others by more than its font weight. */
export async function expectToStandOut(chosen: Element, other: Element): Promise<void> {
  if (isEmulated('forced-colors')) await expect(lookOf(chosen)).not.toBe(lookOf(other));
}

/** The focus is visible: a ring of two pixels in a system color other than the page's background. */
export async function expectFocusRing(element: HTMLElement): Promise<void> {
  element.focus();
  if (!isEmulated('forced-colors')) return;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const [ground, ...inks] = systemColors();
  await expect(outlineStyle).toBe('solid');
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  await expect(inks.filter((ink) => ink !== ground)).toContain(opaque(outlineColor));
}

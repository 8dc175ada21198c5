/** The nearest heading of the card before an element. It can take the focus of a control that is removed. */
export function headingBefore(element: Element | null): HTMLElement | null {
  const headings = [...(element?.closest('.body')?.querySelectorAll<HTMLElement>('h4') ?? [])];
  const heading = headings.findLast(
    (each) => element && element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  if (heading === undefined) return null;
  heading.tabIndex = -1;
  return heading;
}

// The package's own types cannot be reached through its `exports`.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
  export function computeAccessibleDescription(element: Element): string;
  export function getRole(element: Element): string | null;
}

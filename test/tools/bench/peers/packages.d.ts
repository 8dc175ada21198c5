// The peers are installed only when they are measured: what the pages use of them.

declare module '@mui/material' {
  import type { FC, ReactNode } from 'react';

  type Part<Props = unknown> = FC<Props & { readonly children?: ReactNode }>;
  export const Accordion: Part<{ readonly expanded: boolean; onChange(): void }>;
  export const AccordionActions: Part;
  export const AccordionDetails: Part;
  export const AccordionSummary: Part<{ readonly expandIcon: ReactNode }>;
  export const Button: Part<{ readonly href?: string }>;
  export const Chip: Part<{ readonly label: string }>;
  export const Typography: Part<{ readonly variant?: 'subtitle2'; readonly title?: string }>;
}

declare module '@shoelace-style/shoelace/dist/components/*';

declare module 'cally';

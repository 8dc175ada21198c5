// The parts of the peers that the pages use. Peers are installed only for measuring.

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

declare module 'react-day-picker' {
  import type { FC } from 'react';

  export const DayPicker: FC<{
    readonly mode: 'range';
    readonly selected: { readonly from: Date; readonly to: Date };
    readonly month: Date;
    onMonthChange(month: Date): void;
    readonly classNames: Readonly<Record<string, string>>;
  }>;
}

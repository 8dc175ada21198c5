import { type ReactNode, useSyncExternalStore } from 'react';
import { TabPanels } from './tab-panels.js';

/** The two samples of every example, in this order. */
const LABELS = ['HTML', 'React'] as const;

type Label = (typeof LABELS)[number];

/** The choice applies to all docs pages until Storybook is reloaded. */
let chosen: Label = LABELS[0];
const readers = new Set<() => void>();

function choose(label: Label): void {
  chosen = label;
  for (const reader of readers) reader();
}

function listen(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** An example in HTML and React: two code samples, in this order. Both are in the page, and one is visible. */
export function Tabs({ children }: { readonly children: ReactNode }) {
  const open = useSyncExternalStore(listen, () => chosen);
  return (
    <TabPanels name="Sample" labels={LABELS} open={open} onOpen={choose}>
      {children}
    </TabPanels>
  );
}

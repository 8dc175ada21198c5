import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useLayoutEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import '../src/elements/lead-board.js';
import '../src/elements/lead-gateway.js';
import { showBootPanel } from '../src/element/shell/boot-panel.js';
import { diagnose } from '../src/index.js';
import { adoptSheets, themeSheets, uiSheets } from '../src/ui/theme/sheets.js';
import { HostPage, type HostPageProps } from './page/host-page.js';

type PageProps = Omit<HostPageProps, 'children'>;

/** A page without a required attribute, and with an invalid value. */
function WrongPage(page: PageProps) {
  return (
    <HostPage {...page}>
      {createElement('lead-gateway', { demo: 'default' }, createElement('lead-board', { 'page-size': 'ten' }))}
    </HostPage>
  );
}

/** A page on which another script has broken something that the widgets need. */
function BrokenPage(page: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || element.shadowRoot !== null) return;
    adoptSheets(element.attachShadow({ mode: 'open' }), [...themeSheets, ...uiSheets]);
    showBootPanel(element);
  }, []);
  return (
    <HostPage {...page}>
      <div ref={place} />
    </HostPage>
  );
}

const meta: Meta<PageProps> = { title: 'Lead gateway/Diagnosis', id: 'diagnosis' };
export default meta;

type Story = StoryObj<PageProps>;

const panelIn = (page: Document) =>
  [...page.body.children]
    .flatMap(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('section[aria-label^="Diagnosis"]') ?? [])
    .at(-1);

/** `diagnose({ panel: true })`: the report for developers. */
export const Panel: Story = {
  tags: ['misconfigured'],
  render: (args) => <WrongPage {...args} />,
  beforeEach: () => () => {
    const panel = panelIn(document);
    if (panel) within(panel).getByRole('button', { name: 'Close' }).click();
  },
  play: async () => {
    diagnose({ panel: true });
    await waitFor(() => expect(panelIn(document)).toHaveTextContent('<lead-board> has no sp-id.'));
    await expect(panelIn(document)).toHaveTextContent('Write a number.');
  },
};

export const PanelDark: Story = { ...Panel, tags: ['misconfigured', 'dark'], globals: { colorScheme: 'dark' } };

export const PanelOnAPhone: Story = {
  ...Panel,
  tags: ['misconfigured', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

/** The message in place of a widget if another script prevents it from working. */
export const BrokenByAScript: Story = {
  tags: ['misconfigured'],
  render: (args) => <BrokenPage {...args} />,
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('main div > div')?.shadowRoot;
    await waitFor(() => expect(root?.querySelector('[role=alert]')).toHaveTextContent('This part could not be shown.'));
  },
};

export const BrokenByAScriptDark: Story = {
  ...BrokenByAScript,
  tags: ['misconfigured', 'dark'],
  globals: { colorScheme: 'dark' },
};

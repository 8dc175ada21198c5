import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import '../src/elements/lead-app.js';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { PROVIDER } from './page/board-page.js';
import { type DemoGatewayOptions, useDemoGateway } from './page/demo-gateway.js';
import { expectToFit } from './page/fits.js';
import { HostPage, type HostPageProps, widthControl } from './page/host-page.js';
import { type Shown, until } from './page/widget.js';
import { Widget } from './page/widget-tag.js';

interface AppPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly path?: string | undefined;
  /** The provider for paths without one. */
  readonly spId?: string | undefined;
}

/** A page with the product's routes in memory, so that Storybook's own address does not change. */
function AppPage({ path, spId, scenario, luck, ...page }: AppPageProps) {
  const gateway = useDemoGateway({ scenario, luck });
  return (
    <HostPage {...page}>
      <Widget
        tag="lead-app"
        routing="memory"
        path={path}
        sp-id={spId}
        call-log-url="#calls"
        time-zone="America/Chicago"
        gateway={gateway}
      />
    </HostPage>
  );
}

const BOARD = `/app/lead/board/${PROVIDER}`;
const NOWHERE = '/app/lead/bord/4711042';

const meta: Meta<typeof AppPage> = {
  title: 'Lead app/States',
  id: 'lead-app',
  component: AppPage,
  args: { path: BOARD, spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof AppPage>;

function drawn(element: Shown['element'] | null | undefined): Shown {
  const root = element?.shadowRoot;
  const inner = root?.querySelector<HTMLElement>('.root');
  if (!element || !root || !inner?.firstElementChild) throw new Error('Nothing is drawn yet');
  return { element, root, inside: within(inner) };
}

/** Waits for the app whose region has this name. */
function appIn(canvas: HTMLElement, name: string | RegExp): Promise<Shown> {
  return until(() => {
    const app = drawn(canvas.querySelector<Shown['element']>('lead-app'));
    app.inside.getByRole('region', { name });
    return app;
  });
}

/** The widget that the app shows. */
function viewIn({ root }: Shown, tag: string): Promise<Shown> {
  return until(() => drawn(root.querySelector<Shown['element']>(`section > ${tag}`)));
}

const phone: Story = { globals: { viewport: { value: 'phone' } } };
const phoneDark: Story = { globals: { viewport: { value: 'phone' }, colorScheme: 'dark' } };
const tablet: Story = { globals: { viewport: { value: 'tablet' } } };
const tabletDark: Story = { globals: { viewport: { value: 'tablet' }, colorScheme: 'dark' } };
const desktop: Story = { globals: { viewport: { value: 'desktop' } } };
const desktopDark: Story = { globals: { viewport: { value: 'desktop' }, colorScheme: 'dark' } };

export const Board: Story = {
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Leads');
    const board = await viewIn(app, 'lead-board');
    await board.inside.findByText(/^Showing 1/);
    const message = board.inside.getByRole('link', { name: /^Message Dana/ });
    await expect(message.getAttribute('href')).toMatch(/^\/app\/conversation\/4711042\/thread\/\w+\?leadId=90412001$/);
    await expectToFit(app);
    await expectToFit(board);
  },
};

export const BoardOnAPhone: Story = { ...Board, ...phone, tags: ['phone'] };
export const BoardOnAPhoneDark: Story = { ...Board, ...phoneDark, tags: ['dark', 'phone'] };
export const BoardOnATablet: Story = { ...Board, ...tablet, tags: ['tablet'] };
export const BoardDark: Story = { ...Board, ...desktopDark, tags: ['dark'] };

/** The path contains a lead and the filter for unread messages. */
export const BoardWithItsQuery: Story = {
  args: { path: `${BOARD}?leadId=${SANDBOX_LEADS.archived}&newMessages=true` },
  play: async ({ canvasElement }) => {
    const board = await viewIn(await appIn(canvasElement, 'Leads'), 'lead-board');
    await expect(board.element).toHaveProperty('leadId', SANDBOX_LEADS.archived);
    await expect(board.element).toHaveProperty('newMessages', true);
    await board.inside.findByText(/^Showing 1/);
  },
};

export const Lead: Story = {
  args: { path: `/app/lead?leadId=${SANDBOX_LEADS.newest}&serviceProviderId=${PROVIDER}` },
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Lead');
    const page = await viewIn(app, 'lead-page');
    await page.inside.findByText('LeadFeed');
    await until(() => expect(page.root.querySelector('[aria-busy="true"]')).toBeNull());
    await expectToFit(app);
    await expectToFit(page);
  },
};

export const LeadOnAPhone: Story = { ...Lead, ...phone, tags: ['phone'] };
export const LeadOnATabletDark: Story = { ...Lead, ...tabletDark, tags: ['dark', 'tablet'] };

export const NotFound: Story = {
  tags: ['failure'],
  args: { path: NOWHERE },
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Page not found');
    await expect(app.inside.getByRole('heading', { name: 'This page was not found' })).toBeVisible();
    await expect(app.inside.getByText(`There is nothing at ${NOWHERE}`)).toBeVisible();
    await expect(app.inside.getByRole('link', { name: 'Go to the lead board' })).toHaveAttribute('href', BOARD);
    await expectToFit(app);
  },
};

export const NotFoundOnAPhone: Story = { ...NotFound, ...phone, tags: ['failure', 'phone'] };
export const NotFoundOnAPhoneDark: Story = { ...NotFound, ...phoneDark, tags: ['failure', 'dark', 'phone'] };
export const NotFoundOnATablet: Story = { ...NotFound, ...tablet, tags: ['failure', 'tablet'] };
export const NotFoundOnATabletDark: Story = { ...NotFound, ...tabletDark, tags: ['failure', 'dark', 'tablet'] };
export const NotFoundOnADesktop: Story = { ...NotFound, ...desktop, tags: ['failure', 'desktop'] };
export const NotFoundOnADesktopDark: Story = { ...NotFound, ...desktopDark, tags: ['failure', 'dark', 'desktop'] };

/** The provider is unknown, so there is no link to a board. */
export const NotFoundWithoutProvider: Story = {
  tags: ['failure'],
  args: { path: '/app/lead/nowhere', spId: undefined },
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Page not found');
    await expect(app.inside.queryByRole('link')).toBeNull();
    await expectToFit(app);
  },
};

export const NotFoundWithoutProviderOnAPhoneDark: Story = {
  ...NotFoundWithoutProvider,
  ...phoneDark,
  tags: ['failure', 'dark', 'phone'],
};

/** A path without a point for a line break. */
export const NotFoundAtALongPath: Story = {
  tags: ['failure', 'long-text'],
  args: { path: `/app/lead/${'nowhere-at-all-'.repeat(30)}` },
  ...phone,
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Page not found');
    await expectToFit(app);
    await expect(app.root.querySelector('.surface')!.getBoundingClientRect().height).toBeLessThan(480);
  },
};

export const NotFoundInSpanish: Story = {
  tags: ['failure', 'spanish'],
  args: { path: NOWHERE, lang: 'es-MX' },
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Página no encontrada');
    await expect(app.inside.getByRole('heading', { name: 'No se encontró esta página' })).toBeVisible();
    await expectToFit(app);
  },
};

export const NotFoundRightToLeft: Story = {
  ...NotFound,
  tags: ['failure', 'right-to-left'],
  args: { path: NOWHERE, dir: 'rtl' },
  play: async (context) => {
    await NotFound.play?.(context);
    const { inside } = await appIn(context.canvasElement, 'Page not found');
    await expect(inside.getByText(/^There is nothing/)).toHaveStyle({ textAlign: 'center' });
  },
};

/** The link from a wrong path to the board. The view changes in place and takes the focus. */
export const BackToTheBoard: Story = {
  args: { path: NOWHERE },
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Page not found');
    await userEvent.click(app.inside.getByRole('link', { name: 'Go to the lead board' }));
    const board = await viewIn(await appIn(canvasElement, 'Leads'), 'lead-board');
    await board.inside.findByText(/^Showing 1/);
    await expect(app.element).toHaveProperty('path', BOARD);
    await expect(app.root.activeElement?.getAttribute('aria-label')).toBe('Leads');
  },
};

/** The person left an unsent message and went back to the board. The customer's row shows it. */
export const MessageNotSent: Story = {
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement, 'Leads');
    const board = await viewIn(app, 'lead-board');
    await userEvent.click(await board.inside.findByRole('link', { name: /^Message Dana/ }));
    const thread = await viewIn(app, 'message-thread');
    const box = await thread.inside.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    await fireEvent.input(box, { target: { value: 'I can be there at' } });
    await userEvent.click(await thread.inside.findByRole('link', { name: 'Leads' }));
    const again = await viewIn(app, 'lead-board');
    await again.inside.findByText('Unsent message');
    await expectToFit(again);
  },
};

export const MessageNotSentDark: Story = { ...MessageNotSent, ...desktopDark, tags: ['dark'] };
export const MessageNotSentOnAPhone: Story = { ...MessageNotSent, ...phone, tags: ['phone'] };

export const WithoutPath: Story = {
  tags: ['misconfigured'],
  args: { path: undefined },
  play: async ({ canvasElement }) => {
    const app = await until(() => drawn(canvasElement.querySelector<Shown['element']>('lead-app')));
    await expect(await app.inside.findByRole('alert')).toHaveTextContent('<lead-app> needs the attribute path.');
  },
};

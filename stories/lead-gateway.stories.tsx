import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import '../src/elements/lead-board.js';
import '../src/elements/lead-card.js';
import '../src/elements/lead-gateway.js';
import '../src/elements/raq-funnel.js';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { PROVIDER } from './page/board-page.js';
import { useDemoGateway } from './page/demo-gateway.js';
import { HostPage, type HostPageProps, widthControl } from './page/host-page.js';
import { choose, readyWidgetIn, type Shown, until, widgetIn } from './page/widget.js';
import { Widget } from './page/widget-tag.js';

interface SharedPageProps extends Omit<HostPageProps, 'children'> {
  readonly shows: 'two boards' | 'a board and a card';
}

/** A page whose widgets share one `<lead-gateway>`. */
function SharedPage({ shows, ...page }: SharedPageProps) {
  const gateway = useDemoGateway();
  return (
    <HostPage {...page}>
      <Widget tag="lead-gateway" gateway={gateway} time-zone="America/Chicago">
        {shows === 'two boards' ? (
          <Widget tag="lead-board" sp-id={PROVIDER} page-size={100} new-messages />
        ) : (
          <Widget tag="lead-card" sp-id={PROVIDER} lead-id={SANDBOX_LEADS.newest} />
        )}
        <Widget tag="lead-board" sp-id={PROVIDER} page-size={3} />
      </Widget>
    </HostPage>
  );
}

const meta: Meta<typeof SharedPage> = {
  title: 'Lead gateway/States',
  id: 'lead-gateway',
  component: SharedPage,
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof SharedPage>;

/** Waits until a widget has faded in, because the colors in between are none of ours. */
async function settled(...shown: readonly Shown[]): Promise<void> {
  await until(() => {
    const moving = shown.flatMap(({ root }) => root.getAnimations()).filter(({ playState }) => playState === 'running');
    if (moving.length > 0) throw new Error('Something moves');
  });
}

/** One board with unread messages and one with all leads. A change on one appears on the other. */
export const TwoBoards: Story = {
  args: { shows: 'two boards' },
  play: async ({ canvasElement }) => {
    const one = await readyWidgetIn(canvasElement, 'lead-board', 0);
    const other = await readyWidgetIn(canvasElement, 'lead-board', 1);
    await choose(one.inside, 'Lead status', 'Closed won');
    await until(() =>
      expect(other.inside.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Closed won'),
    );
    await userEvent.click(other.inside.getByRole('button', { name: 'Mark as unread, Dana Whitfield' }));
    await expect(await one.inside.findByRole('button', { name: 'Mark as read, Dana Whitfield' })).toBeVisible();
    await settled(one, other);
  },
};

export const BoardAndCard: Story = {
  args: { shows: 'a board and a card' },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(card.inside.getByRole('button', { name: /Dana Whitfield.*Contacted/ })).toBeVisible();
    await choose(board.inside, 'Lead status', 'Scheduled');
    await expect(await card.inside.findByRole('button', { name: /Dana Whitfield.*Scheduled/ })).toBeVisible();
    await settled(board);
  },
};

/** The address was copied from a text editor, with its curly quotes. */
export const AddressWrong: Story = {
  tags: ['misconfigured'],
  render: (page) => (
    <HostPage {...page}>
      <Widget tag="lead-board" sp-id={PROVIDER} gateway-url="”https://office.example.com”" />
    </HostPage>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    const panel = await inside.findByRole('alert');
    await expect(panel).toHaveTextContent('The gateway-url of <lead-board> cannot be read.');
    await expect(panel).toHaveTextContent('Write it with straight quotes: gateway-url="https://…".');
  },
};

export const AddressWrongInSpanish: Story = {
  ...AddressWrong,
  tags: ['spanish'],
  args: { lang: 'es' },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await expect(await inside.findByRole('alert')).toHaveTextContent('Escríbalo con comillas rectas');
  },
};

/** The <lead-gateway> ends before the board, and the page's own origin is not a gateway. */
export const EmptyBesideABoard: Story = {
  tags: ['misconfigured'],
  render: (page) => (
    <HostPage {...page}>
      <Widget tag="lead-gateway" gateway-url="https://office.example.com" />
      <Widget tag="lead-board" sp-id={PROVIDER} />
    </HostPage>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    const panel = await inside.findByText('There is an empty <lead-gateway> next to <lead-board>.');
    await expect(panel).toBeVisible();
    await expect(inside.getByText('Put <lead-board> between <lead-gateway> and </lead-gateway>.')).toBeVisible();
  },
};

/** A button of the page opens the funnel without a script, by the funnel's id. */
export const ButtonOpensTheFunnel: Story = {
  args: { shows: 'a board and a card' },
  render: ({ shows: _shows, ...page }) => <PageWithAButton {...page} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get quotes' }));
    const funnel = await until(() => {
      const dialog = canvasElement.querySelector('raq-funnel')?.shadowRoot?.querySelector('dialog');
      if (!dialog?.open) throw new Error('The dialog is closed');
      return dialog;
    });
    await until(() => expect(funnel).toHaveTextContent('What do you need?'));
  },
};

function PageWithAButton(page: Omit<HostPageProps, 'children'>) {
  const gateway = useDemoGateway();
  return (
    <HostPage {...page}>
      <button type="button" data-lead-opens="quotes" aria-haspopup="dialog" style={{ justifySelf: 'start' }}>
        Get quotes
      </button>
      <Widget tag="raq-funnel" id="quotes" presentation="modal" gateway={gateway} />
    </HostPage>
  );
}

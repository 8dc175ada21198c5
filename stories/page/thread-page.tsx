import { useMemo } from 'react';
import { expect, within } from 'storybook/test';
import '../../src/elements/message-thread.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS, type Sandbox, type SandboxWeather } from '../../src/sandbox.js';
import { clearDevice } from '../../src/session/clear-device.js';
import { PROVIDER } from './board-page.js';
import { STORY_TIME } from './demo-gateway.js';
import { HostPage, type HostPageProps, widthControl } from './host-page.js';
import { useToolbar } from './toolbar.js';
import { type Shown, until } from './widget.js';
import { Widget } from './widget-tag.js';

/** A sandbox, with what a story prepares before its thread is shown. */
export interface ThreadLife extends Sandbox {
  readonly customerOf: (userId: string) => ReturnType<Sandbox['customer']>;
}

export interface ThreadPageProps extends Omit<HostPageProps, 'children'> {
  readonly userId?: string | undefined;
  readonly leadId?: string | undefined;
  readonly locale?: string | undefined;
  readonly quickReplies?: readonly string[] | undefined;
  readonly scenario?: SandboxWeather | undefined;
  readonly prepare?: ((life: ThreadLife) => void) | undefined;
}

/** The sandbox of the current story. */
let shownLife: ThreadLife | undefined;

export function life(): ThreadLife {
  if (shownLife === undefined) throw new Error('There is no thread.');
  return shownLife;
}

/** A page with one thread, its own sandbox and its own chat. */
export function ThreadPage({ userId, leadId, locale, quickReplies, scenario, prepare, ...page }: ThreadPageProps) {
  const toolbar = useToolbar();
  const { gateway, chat } = useMemo(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('lead-widgets/')) sessionStorage.removeItem(key);
    const sandbox = createSandbox({
      scenario: scenario ?? toolbar.scenario,
      mirror: false,
      clock: () => new Date(STORY_TIME),
    });
    const made = {
      ...sandbox,
      customerOf: (whose: string) => sandbox.customer({ serviceProviderId: PROVIDER, userId: whose }),
    };
    shownLife = made;
    prepare?.(made);
    return { gateway: createGateway({ fetch: sandbox.fetch }), chat: sandbox.chat };
  }, [scenario, toolbar.scenario, prepare]);
  return (
    <HostPage {...page}>
      <Widget
        tag="message-thread"
        sp-id={PROVIDER}
        user-id={userId}
        lead-id={leadId}
        board-url="#board"
        history-url="#history"
        locale={locale}
        quickReplies={quickReplies}
        time-zone="America/Chicago"
        gateway={gateway}
        chat={chat}
      />
    </HostPage>
  );
}

/** The shared settings of all thread stories. */
export const threadStories = {
  component: ThreadPage,
  args: { userId: 'u42', leadId: SANDBOX_LEADS.newest },
  argTypes: { width: widthControl },
  // Data that an earlier story stored belongs to another sandbox.
  beforeEach: () => clearDevice(),
};

/** Waits until a thread has content. */
export function threadIn(canvas: HTMLElement): Promise<Shown> {
  return until(() => {
    const element = canvas.querySelector<Shown['element']>('message-thread');
    const root = element?.shadowRoot;
    const drawn = root?.querySelector<HTMLElement>('.root');
    if (!element || !root || !drawn?.firstChild) throw new Error('<message-thread> has not drawn anything yet');
    return { element, root, inside: within(drawn) };
  });
}

/** Waits until the messages are shown, or the reason why there are none. */
export async function readyThreadIn(canvas: HTMLElement): Promise<Shown> {
  const shown = await threadIn(canvas);
  await until(() => {
    if (shown.root.querySelector('.thread')?.getAttribute('aria-busy') !== 'false') throw new Error('It is busy');
  });
  return shown;
}

/**
 * Nothing overflows the thread to the sides except hints and chosen photos, which scroll sideways. The page does not
 * scroll sideways.
 */
export async function expectThreadToFit({ element, root }: Shown): Promise<void> {
  const { left, right } = element.getBoundingClientRect();
  const sticksOut = [...root.querySelectorAll('.root *:not(.tools *, .chosen > .photos *)')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
  });
  await expect(sticksOut.map((part) => `${part.localName}.${part.classList}`)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The same at the widths of a phone, a tablet and a desktop. */
export async function expectThreadToFitEverywhere(shown: Shown): Promise<void> {
  const column = shown.element.closest('main');
  if (column === null) throw new Error('It stands in no page');
  const usual = column.style.maxWidth;
  for (const width of [328, 736, 1248]) {
    column.style.maxWidth = `${width}px`;
    await expectThreadToFit(shown);
  }
  column.style.maxWidth = usual;
}

import { type ReactNode, useCallback, useMemo } from 'react';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import '../../src/elements.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox } from '../../src/sandbox.js';
import { PROVIDER } from './board-page.js';
import { declarationOf } from './controls.js';
import { STORY_TIME } from './demo-gateway.js';
import { HostPage } from './host-page.js';
import { useToolbar } from './toolbar.js';
import { until } from './widget.js';
import { Widget, type WidgetTag } from './widget-tag.js';

/** The value of a control for an attribute. False, and the empty text of a cleared control, remove the attribute. */
type Given = Readonly<Record<string, string | number | boolean | undefined>>;

export interface PlaygroundPageProps {
  readonly tag: WidgetTag;
  readonly given: Given;
}

/** Reports the events of a tag to the Actions panel, in the capture phase, because not all of them bubble. */
function useTold(tag: string): (box: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (box) => {
      if (box === null) return undefined;
      const heard = new AbortController();
      const names = [...new Set([...declarationOf('lead-board').events, ...declarationOf(tag).events])];
      for (const name of new Set(names.map((event) => event.name))) {
        const tell = action(name);
        box.addEventListener(name, (event) => tell(event instanceof CustomEvent ? event.detail : null), {
          capture: true,
          signal: heard.signal,
        });
      }
      return () => heard.abort();
    },
    [tag],
  );
}

/** A page with one tag that has the values of the controls, and its own sandbox. */
export function PlaygroundPage({ tag, given }: PlaygroundPageProps) {
  const { scenario } = useToolbar();
  const { gateway, chat } = useMemo(() => {
    const sandbox = createSandbox({ scenario, mirror: false, clock: () => new Date(STORY_TIME) });
    return { gateway: createGateway({ fetch: sandbox.fetch }), chat: sandbox.chat };
  }, [scenario]);
  const told = useTold(tag);
  const attributes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== false && value !== ''));
  const sandboxed = tag === 'lead-gateway' ? { demo: scenario } : { gateway, ...(takesChat(tag) ? { chat } : {}) };
  const isOwn = attributes['gateway-url'] !== undefined;
  const inside: ReactNode = tag === 'lead-gateway' ? <Widget tag="lead-board" sp-id={PROVIDER} page-size={3} /> : null;
  return (
    <HostPage>
      <div ref={told}>
        <Widget tag={tag} {...(isOwn ? {} : sandboxed)} {...attributes}>
          {inside}
        </Widget>
      </div>
    </HostPage>
  );
}

function takesChat(tag: string): boolean {
  return declarationOf(tag).members.some((member) => member.name === 'chat');
}

/** Waits until a widget has its content and nothing moves. */
export async function expectToBeDrawn(canvas: HTMLElement, tag: string): Promise<void> {
  const root = await until(() => {
    const own = canvas.querySelector(tag)?.shadowRoot;
    if (!own?.querySelector('.root')?.firstChild) throw new Error(`<${tag}> has not drawn anything yet`);
    return own;
  });
  await until(() => expect(root.querySelector('[aria-busy="true"]')).toBeNull());
}

import { useMemo } from 'react';
import { within } from 'storybook/test';
import '../../src/elements/lead-page.js';
import { PROVIDER } from './board-page.js';
import { type DemoGatewayOptions, demoGateway } from './demo-gateway.js';
import { expectToFit } from './fits.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { useToolbar } from './toolbar.js';
import { type Shown, until } from './widget.js';
import { Widget } from './widget-tag.js';

/** A failed call: a status with the gateway's message, a kind of failure, or a lost connection. */
export type Refusal = { readonly status: number; readonly message?: string } | { readonly kind: string } | TypeError;

export interface LeadFeedPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly leadId?: string | undefined;
  /** Feature flags, separated by commas. */
  readonly features?: string | undefined;
  readonly faqUrl?: string | undefined;
  readonly categoryCatalog?: object | undefined;
  /**
   * The answers of the calls, in order: fields that the gateway adds to the sandbox's lead, or a failure. The last one
   * repeats.
   */
  readonly answers?: readonly (object | Refusal)[] | undefined;
}

/** A page of a host that takes payments, with one lead page and its own sandbox. */
export function LeadFeedPage(props: LeadFeedPageProps) {
  const { leadId, features = 'lead-unlock', faqUrl, categoryCatalog, answers, scenario, luck, ...page } = props;
  const toolbar = useToolbar();
  const gateway = useMemo(
    () => feedGateway({ scenario: scenario ?? toolbar.scenario, luck }, answers),
    [scenario, toolbar.scenario, luck, answers],
  );
  return (
    <HostPage {...page}>
      <Widget
        tag="lead-page"
        sp-id={PROVIDER}
        lead-id={leadId}
        features={features}
        faq-url={faqUrl}
        categoryCatalog={categoryCatalog}
        gateway={gateway}
      />
    </HostPage>
  );
}

function feedGateway(options: DemoGatewayOptions, answers: LeadFeedPageProps['answers'] = [{}]): object {
  const client = demoGateway(options);
  const ask: unknown = Reflect.get(client, 'leadForPage');
  let calls = 0;
  const leadForPage = async (...call: unknown[]): Promise<unknown> => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? {};
    calls += 1;
    if (answer instanceof TypeError || 'status' in answer || 'kind' in answer) throw answer;
    const lead: unknown = typeof ask === 'function' ? await Reflect.apply(ask, client, call) : {};
    return Object.assign({}, lead, answer);
  };
  return { ...client, leadForPage };
}

/** Waits until a lead page has content. */
export function leadPageIn(canvas: HTMLElement): Promise<Shown> {
  return until(() => {
    const element = canvas.querySelector<Shown['element']>('lead-page');
    const root = element?.shadowRoot;
    const drawn = root?.querySelector<HTMLElement>('.root');
    if (!element || !root || !drawn?.firstChild) throw new Error('<lead-page> has not drawn anything yet');
    return { element, root, inside: within(drawn) };
  });
}

/** Waits until the answer is shown: a lead, the message in its place, or a banner. */
export async function readyLeadPageIn(canvas: HTMLElement): Promise<Shown> {
  const shown = await leadPageIn(canvas);
  await until(() => {
    if (shown.root.querySelector('[part~="page"]')?.getAttribute('aria-busy') !== 'false')
      throw new Error('It is busy');
  });
  return shown;
}

/** Nothing overflows the widget at the widths of a phone, a tablet and a desktop. */
export async function expectToFitEverywhere(shown: Shown): Promise<void> {
  const column = shown.element.closest('main');
  if (column === null) throw new Error('It stands in no page');
  for (const width of [328, 736, 1248]) {
    column.style.maxWidth = `${width}px`;
    await expectToFit(shown);
  }
  column.style.maxWidth = '';
}

/** The text of a part; '' if the part is missing. */
export function partText({ root }: Shown, part: string): string {
  return root.querySelector(`[part~="${part}"]`)?.textContent ?? '';
}

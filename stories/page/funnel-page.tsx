import { type ReactNode, useMemo } from 'react';
import { fireEvent, within } from 'storybook/test';
import '../../src/elements/raq-funnel.js';
import type { RaqFunnelElement } from '../../src/elements.js';
import type { Operation } from '../../src/gateway.js';
import type { ConsentText, InitialValues, Questions } from '../../src/raq-funnel/funnel/funnel.js';
import type { PersistedFunnel } from '../../src/raq-funnel/funnel/persisted-funnel.js';
import { persistedAs } from '../../src/raq-funnel/shell/funnel-context.js';
import { sessionFor } from '../../src/session/sessions.js';
import { type DemoGatewayOptions, demoGateway } from './demo-gateway.js';
import { expectToFit } from './fits.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { useToolbar } from './toolbar.js';
import { type Inside, until } from './widget.js';
import { Widget } from './widget-tag.js';

type FunnelExtra =
  | 'addressProvider'
  | 'uploadPhoto'
  | 'verifyPhone'
  | 'saveProgress'
  | 'loadProgress'
  | 'resumeToken'
  | 'variant'
  | 'dataLayer';

export interface FunnelPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly spId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly fallbackCategoryId?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly leadId?: string | undefined;
  readonly step?: 'project' | 'suggestions' | 'summary' | undefined;
  readonly isModal?: boolean | undefined;
  readonly isOpen?: boolean | undefined;
  /** The modal has its own button. */
  readonly hasLauncher?: boolean | undefined;
  /** The gateway knows the customer. */
  readonly isMember?: boolean | undefined;
  readonly initialValues?: InitialValues | undefined;
  readonly questions?: Questions | undefined;
  readonly consent?: ConsentText | undefined;
  readonly categoryCatalog?: object | undefined;
  /** The stored answers of an earlier visit. The funnel continues from them. */
  readonly kept?: PersistedFunnel | undefined;
  /** Answers of the gateway in place of the sandbox's answers, by operation. */
  readonly answers?: Readonly<Partial<Record<Operation, object>>> | undefined;
  /** Properties that enable parts of the funnel. */
  readonly extras?: Partial<Pick<RaqFunnelElement, FunnelExtra>> | undefined;
  /** The page's content for the slots of the funnel. */
  readonly slotted?: ReactNode;
}

/** The session of a page before its funnel makes calls. */

/** A partner's page with one funnel and its own sandbox. */
export function FunnelPage(props: FunnelPageProps) {
  const { spId, categoryId, postalCode, leadId, step, isModal, isOpen = true, isMember, slotted, ...more } = props;
  const {
    hasLauncher,
    initialValues,
    questions,
    consent,
    categoryCatalog,
    fallbackCategoryId,
    kept,
    answers,
    extras,
    scenario,
    luck,
    ...page
  } = more;
  const toolbar = useToolbar();
  const gateway = useMemo(() => {
    const client = demoGateway({ scenario: scenario ?? toolbar.scenario, luck });
    const name = persistedAs({ persist: 'session', spId: spId ?? '', partnerId: '' }, '');
    const instead = Object.entries(answers ?? {}).map(([operation, answer]) => [operation, async () => answer]);
    const made: object = { ...client, ...Object.fromEntries(instead) };
    if (kept && name) {
      const { device } = sessionFor({ gateway: made });
      device.drafts.set(name, JSON.stringify({ funnel: kept, sent: null, touch: {} }));
    }
    return made;
  }, [scenario, toolbar.scenario, luck, kept, spId, answers]);
  return (
    <HostPage {...page}>
      <Widget
        tag="raq-funnel"
        sp-id={spId}
        category-id={categoryId}
        fallback-category-id={fallbackCategoryId}
        postal-code={postalCode}
        lead-id={leadId}
        step={step}
        presentation={isModal ? 'modal' : undefined}
        launch={hasLauncher ? 'button' : undefined}
        open={(isModal && isOpen) || undefined}
        auth-mode={isMember ? 'session' : undefined}
        time-zone="America/Chicago"
        initialValues={initialValues}
        questions={questions}
        consent={consent}
        categoryCatalog={categoryCatalog}
        gateway={gateway}
        {...extras}
      >
        {slotted}
      </Widget>
    </HostPage>
  );
}

/** A funnel and the content of its shadow root. */
export interface ShownFunnel {
  readonly element: RaqFunnelElement;
  readonly root: ShadowRoot;
  readonly inside: Inside;
}

/** Waits until the funnel shows the screen with this title. */
export function funnelAt(canvas: HTMLElement, title: string | RegExp): Promise<ShownFunnel> {
  return until(() => {
    const element = canvas.querySelector('raq-funnel');
    const root = element?.shadowRoot;
    const panel = root?.querySelector<HTMLElement>('[part~="panel"]');
    if (!element || !root || !panel) throw new Error('The funnel shows nothing yet');
    const inside = within(panel);
    inside.getAllByRole('heading', { name: title });
    if (panel.closest('dialog')?.getAnimations().length) throw new Error('It still moves');
    return { element, root, inside };
  });
}

/** Nothing overflows the funnel at the widths of a phone, a tablet and a desktop. */
export async function expectFunnelToFit(shown: ShownFunnel): Promise<void> {
  const column = shown.element.closest('main');
  if (column === null) throw new Error('It stands in no page');
  const usual = column.style.maxWidth;
  for (const width of [328, 736, 1248]) {
    column.style.maxWidth = `${width}px`;
    await expectToFit(shown);
  }
  column.style.maxWidth = usual;
}

/** Types into the field with this label. */
export async function typeInto({ inside }: ShownFunnel, label: string, text: string): Promise<void> {
  const role = label === 'Service' ? 'combobox' : 'textbox';
  const field = await inside.findByRole(role, { name: label });
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
}

/** The text of a part; '' if the part is missing. */
export function wordsOf({ root }: ShownFunnel, part: string): string {
  return root.querySelector(`[part~="${part}"]`)?.textContent ?? '';
}

/** Describes the controls of a funnel that are too small for a thumb. */
export function smallControls({ root }: ShownFunnel): readonly string[] {
  const controls = [
    ...root.querySelectorAll<HTMLElement>('.root :is(a, button, summary, .input, label.funnel-choice)'),
  ];
  return controls
    .filter((control) => control.checkVisibility() && control.closest('.funnel-progress, .hint, blockquote') === null)
    .filter((control) => control.getBoundingClientRect().height < 43.5)
    .map((control) => `${control.textContent} ${control.getBoundingClientRect().height}`);
}

/** Titles of the screens. */
export const TITLES = {
  service: 'What do you need?',
  place: 'Where is the job?',
  description: 'What should the pros know?',
  timing: 'When do you need it done?',
  contact: 'How can the pros reach you?',
  suggestions: 'Who should get your request?',
  otherSuggestions: 'Who else should get your request?',
  summary: 'Your request is on its way',
  saved: 'Your request is saved',
} as const;

import { within } from 'storybook/test';
import '../../src/elements/review-request-modal.js';
import type { ReviewRequestModalElement } from '../../src/elements.js';
import { PROVIDER } from './board-page.js';
import { type DemoGatewayOptions, useDemoGateway } from './demo-gateway.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { type Inside, until } from './widget.js';
import { Widget } from './widget-tag.js';

export interface ReviewPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly leadId?: string | undefined;
  readonly variant?: 'board' | 'gateway' | undefined;
  /** Milliseconds; 0 is never. */
  readonly autoClose?: number | undefined;
  readonly open?: boolean | undefined;
  /** A lead that the page already has. It is not loaded then. */
  readonly lead?: object | undefined;
  /** Messages of the host. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** A page with its own button that opens the review request, and its own sandbox. */
export function ReviewPage({
  leadId,
  variant,
  autoClose,
  open = true,
  lead,
  messages,
  scenario,
  luck,
  ...page
}: ReviewPageProps) {
  const gateway = useDemoGateway({ scenario, luck });
  return (
    <HostPage {...page}>
      <div>
        <button type="button" onClick={() => document.querySelector('review-request-modal')?.show()}>
          Ask for a review
        </button>
      </div>
      <Widget
        tag="review-request-modal"
        sp-id={PROVIDER}
        lead-id={leadId}
        variant={variant}
        auto-close={autoClose}
        open={open || undefined}
        lead={lead}
        messages={messages}
        gateway={gateway}
      />
    </HostPage>
  );
}

/** The open dialog of a review request. */
export interface ShownReview {
  readonly element: ReviewRequestModalElement;
  readonly root: ShadowRoot;
  readonly inside: Inside;
}

/** Waits for the dialog. */
export function reviewIn(canvas: HTMLElement): Promise<ShownReview> {
  return until(() => {
    const element = canvas.querySelector('review-request-modal');
    const root = element?.shadowRoot;
    const dialog = root?.querySelector<HTMLElement>('dialog:modal');
    if (!element || !root || !dialog) throw new Error('The dialog is not open yet');
    if (dialog.getAnimations().length > 0) throw new Error('It still moves');
    return { element, root, inside: within(dialog) };
  });
}

/** The text of the focused element in a dialog. */
export function focusedIn(root: ShadowRoot): string | null | undefined {
  return root.activeElement?.textContent;
}

/** Waits until a dialog of a card is open and nothing moves. */
export function dialogIn(root: ShadowRoot): Promise<Inside> {
  return until(() => {
    const dialog = root.querySelector<HTMLElement>('dialog:modal');
    if (!dialog || dialog.getAnimations().length > 0) throw new Error('It does not stand yet');
    return within(dialog);
  });
}

/** Waits until the request can be sent. */
export async function readyReviewIn(canvas: HTMLElement): Promise<ShownReview> {
  const shown = await reviewIn(canvas);
  await shown.inside.findByRole('button', { name: 'Send request' });
  return shown;
}

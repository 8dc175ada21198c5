import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { copyText } from '../../ui/field/copy-button.js';
import { Dialog } from '../../ui/popup/dialog.js';
import type { Question } from '../funnel/funnel.js';
import { callHostFunction, type HostAnswer } from '../funnel/host-functions.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { FUNNEL_PAGE, type FunnelCaller, funnelOf, type Resumption } from '../state/store.js';
import { DialogButton } from '../step/step-form.js';
import { placeOf } from '../step/steps.js';
import { LIMIT_MS, progressOf, type Ticket, ticketIn } from './progress.js';

const RESUMED_TEXTS: Readonly<Partial<Record<Resumption['outcome'], MessageKey>>> = {
  restored: 'funnelResumed',
  'no-service': 'funnelResumedNoService',
  unknown: 'funnelResumedUnknown',
  failed: 'funnelResumedFailed',
};

/** On the first screen: whether the answers from another device were restored. On the contact step: that the contact was not stored. */
export function ResumedNote(): ReactElement | null {
  const { t } = useWidget();
  const { state, resume, resumeAgain } = useFunnel();
  if (resume === undefined) return null;
  const { outcome, place } = resume;
  const at = placeOf(state);
  const isBack = outcome === 'restored' || outcome === 'no-service';
  // A page may know the contact, or the gateway.
  const isAsked = !state.isAuthenticatedWorkflow && Object.keys(state.entry.contact).length === 0;
  const says = at === place ? RESUMED_TEXTS[outcome] : undefined;
  const saysContact = isBack && isAsked && at === 'contact 0';
  if (says === undefined && !saysContact) return null;
  return (
    <div className="funnel-resumed">
      <p role="status">
        {says && t(says)} {saysContact && t('funnelResumedContact')}
      </p>
      {says && outcome === 'failed' ? <TextButton label="retry" onPress={resumeAgain} /> : null}
    </div>
  );
}

/** Saves the answers with the host, and gives the customer what brings them back on another device. */
export function SaveProgress(): ReactElement | null {
  const { state } = useFunnel();
  const isFirst = placeOf(state) === `${state.steps[0]} 0`;
  // The screen for the code has nothing that could be saved.
  if (isFirst || state.leadId !== '' || placeOf(state) === 'contact 1') return null;
  return <DialogButton label="funnelElsewhere">{(close) => <Elsewhere onClose={close} />}</DialogButton>;
}

function Elsewhere({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useWidget();
  const { ticket, hasFailed, save } = useSaving();
  const [said, setSaid] = useState<MessageKey | null>(null);
  const isLink = ticket?.kind === 'link';
  const copyLabel = isLink ? 'funnelElsewhereCopyLink' : 'funnelElsewhereCopyCode';
  const sentence = () => {
    if (hasFailed) return 'funnelElsewhereFailed';
    if (ticket === null) return 'funnelElsewhereSaving';
    return isLink ? 'funnelElsewhereLink' : 'funnelElsewhereCode';
  };
  const canShare = typeof globalThis.navigator.share === 'function';
  const copy = async ({ text }: Ticket) =>
    setSaid((await copyText(text, document)) ? 'funnelCopied' : 'funnelElsewhereNotCopied');
  const share = async (shared: Ticket) => {
    setSaid(null);
    try {
      await navigator.share(shared.kind === 'link' ? { url: shared.text } : { text: shared.text });
    } catch (error) {
      // The customer may close the sheet. A frame may not be allowed to open one.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared);
    }
  };
  const main = () => {
    if (hasFailed) return { label: t('retry'), press: save };
    if (ticket === null) return { label: t('funnelSaving') };
    return canShare
      ? { label: t('funnelElsewhereShare'), press: () => share(ticket) }
      : { label: t(copyLabel), press: () => copy(ticket) };
  };
  const { label, press } = main();
  return (
    <Dialog
      heading={t('funnelElsewhere')}
      description={t('funnelElsewherePrivate')}
      closeLabel={t('close')}
      onClose={onClose}
      width={440}
      footer={
        <>
          {ticket && canShare ? (
            <TextButton className="btn" label={copyLabel} onPress={() => void copy(ticket)} />
          ) : null}
          <button
            type="button"
            className="btn primary"
            aria-disabled={press === undefined || undefined}
            onClick={() => void press?.()}
          >
            {press === undefined ? <span className="spin" /> : null}
            {label}
          </button>
        </>
      }
    >
      <p role="status">{t(sentence())}</p>
      {ticket ? (
        <p className="funnel-ticket" data-kind={ticket.kind} dir="ltr">
          {ticket.text}
        </p>
      ) : null}
      <p role="status" className="muted">
        {said && t(said)}
      </p>
    </Dialog>
  );
}

function useSaving() {
  const { questions, caller: ref, settings } = useFunnel();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const closed = useRef(new AbortController());
  const save = async () => {
    setFailed(false);
    const { signal } = closed.current;
    const answer = await saveProgress(ref, questions, settings.saveProgress, signal);
    if (answer.kind === 'done') setTicket(answer.value);
    else setFailed(answer.kind === 'failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once
  useEffect(() => {
    closed.current = new AbortController();
    void save();
    return () => closed.current.abort();
  }, []);
  return { ticket, hasFailed, save };
}

export async function saveProgress(
  ref: FunnelCaller,
  questions: readonly Question[],
  save: object | undefined,
  signal: AbortSignal,
): Promise<HostAnswer<Ticket>> {
  const state = funnelOf(ref)?.state;
  if (state === undefined) return { kind: 'aborted' };
  const answer = await callHostFunction(ref.session, {
    operation: 'saveProgress',
    provided: save,
    args: [progressOf(state, questions)],
    read: ticketIn,
    signal,
    limitMs: LIMIT_MS,
  });
  if (answer.kind === 'done') {
    ref.session.emit('analytics', { name: 'funnel-save', ...FUNNEL_PAGE, value: state.step });
  }
  return answer;
}

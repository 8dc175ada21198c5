import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formatPhone, tenDigits } from '../../contact/phone-number.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { TextField } from '../../ui/field/text-field.js';
import { callHostFunction, hostValue } from '../funnel/host-functions.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { FUNNEL_PAGE, type PhoneCheck, patchFunnel } from '../state/store.js';
import { StepForm } from '../step/step-form.js';

/** The time that the host has to send or to check, in milliseconds. */
const LIMIT_MS = 20_000;

/** How long a customer waits for another code, in milliseconds. */
const AGAIN_MS = 30_000;

const CODE_MAX_LENGTH = 12;

const EMPTY = [{ field: 'code', error: 'funnelCodeEmpty' }] as const;

/** The screen for the code from a text message. The code is optional: the request is sent without it too. */
export function PhoneCode(): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const phone = tenDigits(state.contact.phoneNumber);
  const { phase, problem, wasSent, canSkip, waitSeconds, sendCode, check, settle } = usePhoneCode(phone);
  const [code, setCode] = useState('');
  // An error is about the code that was checked, not about the next one.
  const failed = problem?.code === code ? t(problem.error) : undefined;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // A phone offers the code above its keyboard.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (problem !== null) field.current?.focus({ preventScroll: true });
  }, [problem]);
  const shown = formatPhone(phone);
  const isSent = wasSent && problem?.error !== 'funnelCodeNotSent';
  const afterwards = isSent ? 'funnelCodeSent' : 'funnelCodeNotSent';
  const sentence = phase === 'sending' ? 'funnelCodeSending' : afterwards;
  return (
    <StepForm
      title={t('funnelCodeTitle')}
      isBusy={phase === 'checking'}
      submit={phase === 'checking' ? t('funnelCodeChecking') : undefined}
      errors={code.trim() === '' ? EMPTY : []}
      onContinue={() => void check(code)}
      secondary={
        canSkip ? <TextButton className="btn quiet" label="funnelCodeSkip" onPress={() => settle('skipped')} /> : null
      }
    >
      {({ errorOf }) => (
        <>
          <p role="status">{t(sentence, { phone: shown })}</p>
          <div className="funnel-code" data-field="code">
            <TextField
              label={t('funnelCode')}
              value={code}
              onChange={setCode}
              maxLength={CODE_MAX_LENGTH}
              error={errorOf('code') ?? failed}
              attributes={{
                name: 'code',
                inputMode: 'numeric',
                autoComplete: 'one-time-code',
                autoCapitalize: 'off',
                enterKeyHint: 'done',
                spellCheck: false,
                required: true,
                dir: 'ltr',
              }}
              inputRef={field}
            />
          </div>
          <div className="funnel-code-more">
            {waitSeconds > 0 ? (
              <p className="hint">{t('funnelCodeWait', { seconds: waitSeconds })}</p>
            ) : (
              <button
                type="button"
                className="link"
                aria-disabled={phase === 'sending' || undefined}
                onClick={() => {
                  field.current?.focus({ preventScroll: true });
                  void sendCode(true);
                }}
              >
                {t('funnelCodeAgain')}
              </button>
            )}
            <TextButton label="funnelCodeOther" onPress={() => send({ type: 'contact-screen-shown', screen: 0 })} />
          </div>
        </>
      )}
    </StepForm>
  );
}

interface Problem {
  readonly error: MessageKey;
  /** The code as it was typed; undefined if none could be sent. */
  readonly code: string | undefined;
}

function usePhoneCode(phone: string) {
  const { session } = useWidget();
  const { settings, caller, phoneCheck, send } = useFunnel();
  const verifier = settings.verifyPhone;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const left = useRef(new AbortController());
  const sentAt = phoneCheck?.phone === phone ? phoneCheck.sentAt : null;
  const [phase, setPhase] = useState<'sending' | 'idle' | 'checking'>(sentAt === null ? 'sending' : 'idle');
  const waitSeconds = useSecondsUntil(sentAt === null ? 0 : sentAt + AGAIN_MS);

  const put = (change: Omit<PhoneCheck, 'phone'>) => patchFunnel(caller, () => ({ phoneCheck: { phone, ...change } }));
  const ask = (method: 'send' | 'check', ...args: readonly string[]) =>
    callHostFunction(session, {
      operation: method === 'send' ? 'sendPhoneCode' : 'checkPhoneCode',
      provided: verifier,
      method,
      args,
      read: (answer) => (method === 'send' ? true : typeof answer === 'boolean' ? answer : undefined),
      signal: left.current.signal,
      limitMs: LIMIT_MS,
    });
  const fail = (error: MessageKey, code?: string) => {
    setPhase('idle');
    setFailed(true);
    setProblem({ error, code });
  };
  const sendCode = async (isAgain: boolean) => {
    if (isAgain && phase !== 'idle') return;
    setPhase('sending');
    setProblem(null);
    // A customer who asks twice may have got none.
    if (isAgain) setFailed(true);
    const answer = await ask('send', phone);
    if (answer.kind === 'aborted') return;
    if (answer.kind === 'failed') return fail('funnelCodeNotSent');
    setPhase('idle');
    put({ outcome: 'sent', sentAt: Date.now() });
  };
  /** Goes back to the contact, and sends the request. */
  const settle = (outcome: 'verified' | 'skipped') => {
    put({ outcome, sentAt: sentAt ?? 0, isSending: true });
    session.emit('analytics', { name: 'phone-verification', ...FUNNEL_PAGE, value: outcome });
    send({ type: 'contact-screen-shown', screen: 0 });
  };
  const check = async (code: string) => {
    setProblem(null);
    setPhase('checking');
    const answer = await ask('check', phone, code.replace(/\s/g, ''));
    if (answer.kind === 'aborted') return;
    if (answer.kind === 'failed') return fail('funnelCodeNotChecked', code);
    if (!answer.value) return fail('funnelCodeWrong', code);
    settle('verified');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent once
  useEffect(() => {
    left.current = new AbortController();
    if (sentAt === null) void sendCode(false);
    return () => left.current.abort();
  }, []);
  // The customer may continue without a code.
  const canSkip = hasFailed || hostValue(verifier, 'skip') !== 'after-failure';
  return { phase, problem, wasSent: sentAt !== null, canSkip, waitSeconds, sendCode, check, settle };
}

/** Whole seconds until a moment, in milliseconds since 1970; 0 afterwards. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

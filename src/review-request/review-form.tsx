import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { useBackOnline } from '../element/widget/widget-notice.js';
import type { MessageKey } from '../i18n/messages.js';
import { CheckboxList, RadioList } from '../ui/field/choice-group.js';
import { TextField, type TextFieldProps } from '../ui/field/text-field.js';
import { type ReviewField, type ReviewForm, reviewErrors, solicitationError } from './review-form-rules.js';
import type { ReviewStart } from './review-request-state.js';

interface ReviewFieldsProps {
  readonly start: ReviewStart;
  readonly form: ReviewForm;
  /** How often sending failed. Each time, the focus moves to the first validation error. */
  readonly tries: number;
  readonly onChange: (form: ReviewForm) => void;
  /** Loads the missing categories again. */
  readonly onRetry: () => void;
}

/** The group of radio buttons is invalid, not a single one. */
const INVALID = ':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

// Autofill is off: it would fill in the provider, not the customer.
const PLAIN = { required: true, autoComplete: 'off', spellCheck: false } as const;

export function ReviewFields({ start, form, tries, onChange, onRetry }: ReviewFieldsProps): ReactElement {
  const { t } = useWidget();
  const { workCompleted, categoryIds, descriptionOfWork } = form;
  const names = useRef<HTMLDivElement>(null);
  const errors = tries > 0 ? reviewErrors(form) : {};
  const errorOf = (field: ReviewField) => errors[field] && t(errors[field]);
  const advice = solicitationError(descriptionOfWork);
  const textField = (
    field: 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber',
    label: MessageKey,
    attributes: TextFieldProps['attributes'],
    hint?: MessageKey,
  ) => (
    <TextField
      label={t(label)}
      value={form[field]}
      onChange={(text) => onChange({ ...form, [field]: text })}
      hint={hint && t(hint)}
      error={errorOf(field)}
      attributes={{ ...PLAIN, ...attributes }}
    />
  );
  // At first, the button that opened the form is gone.
  useLayoutEffect(() => {
    const fields = names.current?.closest('form');
    fields?.querySelector<HTMLElement>(tries === 0 ? 'input' : INVALID)?.focus();
  }, [tries]);
  return (
    <>
      <div className="review-pair" ref={names}>
        {textField('firstName', 'reviewFirstName', { name: 'firstName', dir: 'auto' })}
        {textField('lastName', 'reviewLastName', { name: 'lastName', dir: 'auto' })}
      </div>
      {textField('emailAddress', 'reviewEmail', { name: 'email', type: 'email', autoCapitalize: 'off' })}
      {textField(
        'phoneNumber',
        'reviewPhone',
        { name: 'phone', type: 'tel' },
        start.isMasked ? 'reviewMasked' : undefined,
      )}
      <RadioList
        label={t('reviewWorkQuestion')}
        options={[
          { value: 'yes', label: t('reviewYes') },
          { value: 'no', label: t('reviewNo') },
        ]}
        value={workCompleted}
        onChange={(value) => onChange({ ...form, workCompleted: value === 'yes' || value === 'no' ? value : '' })}
        error={errorOf('workCompleted')}
        required
        inRow
      />
      <div className="review-categories">
        <CheckboxList
          label={t('reviewCategories')}
          options={start.choices.map(({ id, name }) => ({ value: id, label: name }))}
          values={categoryIds ?? []}
          onChange={(values) => onChange({ ...form, categoryIds: values })}
          error={errorOf('categoryIds')}
        />
        {start.hasAllChoices ? null : <MissingCategories onRetry={onRetry} />}
      </div>
      <TextField
        label={t('reviewDescription')}
        multiline
        value={descriptionOfWork}
        onChange={(text) => onChange({ ...form, descriptionOfWork: text })}
        hint={advice === null ? undefined : t(advice)}
        attributes={{ name: 'descriptionOfWork', dir: 'auto' }}
      />
      <span className="sr" role="status">
        {advice === null ? '' : t(advice)}
      </span>
    </>
  );
}

/** Says that only the lead's own category is offered. Tries again when the device is back online, or with Retry. */
function MissingCategories({ onRetry }: Pick<ReviewFieldsProps, 'onRetry'>): ReactElement {
  const { t } = useWidget();
  useBackOnline(onRetry);
  return (
    <p className="hint">
      {t('reviewCategoriesPartly')}{' '}
      <button
        type="button"
        className="link"
        onClick={({ currentTarget }) => {
          currentTarget.closest('.review-categories')?.querySelector('input')?.focus();
          onRetry();
        }}
      >
        {t('retry')}
      </button>
    </p>
  );
}

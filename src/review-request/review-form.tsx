import { type ReactElement, type RefObject, useLayoutEffect } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import type { MessageKey } from '../i18n/messages.js';
import { CheckboxList, RadioList } from '../ui/field/choice-group.js';
import { TextField, type TextFieldProps } from '../ui/field/text-field.js';
import { type ReviewFaults, type ReviewField, type ReviewForm, solicitationFault } from './review-form-rules.js';
import type { ReviewStart } from './review-request-state.js';

export type FieldRefs = Readonly<Record<ReviewField, RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>>>;

export interface ReviewFieldsProps {
  readonly start: ReviewStart;
  readonly form: ReviewForm;
  /** The validation errors, after the first try to send. */
  readonly faults: ReviewFaults;
  readonly fields: FieldRefs;
  readonly onChange: (form: ReviewForm) => void;
  /** Loads the missing categories again. */
  readonly onRetry: () => void;
}

// Autofill is off: it would fill in the provider, not the customer.
const PLAIN = { required: true, autoComplete: 'off', spellCheck: false } as const;

export function ReviewFields({ start, form, faults, fields, onChange, onRetry }: ReviewFieldsProps): ReactElement {
  const { t } = useWidget();
  const { workCompleted, categoryIds, descriptionOfWork } = form;
  const faultOf = (field: ReviewField) => faults[field] && t(faults[field]);
  const { firstName: first, categoryIds: firstCategory } = fields;
  const advice = solicitationFault(descriptionOfWork);
  const retry = () => {
    firstCategory.current?.focus();
    onRetry();
  };
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
      error={faultOf(field)}
      attributes={{ ...PLAIN, ...attributes }}
      inputRef={fields[field]}
    />
  );
  // The button that opened the form is gone.
  useLayoutEffect(() => first.current?.focus(), [first]);
  return (
    <>
      <div className="review-pair">
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
        canClear
        error={faultOf('workCompleted')}
        required
        inRow
        firstRef={fields.workCompleted}
      />
      <div className="review-categories">
        <CheckboxList
          label={t('reviewCategories')}
          options={start.choices.map(({ id, name }) => ({ value: id, label: name }))}
          values={categoryIds ?? []}
          onChange={(values) => onChange({ ...form, categoryIds: values })}
          error={faultOf('categoryIds')}
          firstRef={fields.categoryIds}
        />
        {start.hasAllChoices ? null : (
          <p className="hint">
            {t('reviewCategoriesPartly')}{' '}
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        )}
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

import { type ReactElement, type RefObject, useLayoutEffect } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { CheckboxList, RadioList } from '../ui/field/choice-group.js';
import { TextField } from '../ui/field/text-field.js';
import type { ReviewFaults, ReviewField, ReviewForm } from './review-form-rules.js';
import { solicitationFault } from './review-form-rules.js';
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

/** The form of a review request. */
export function ReviewFields({ start, form, faults, fields, onChange, onRetry }: ReviewFieldsProps): ReactElement {
  const { t } = useWidget();
  const { firstName, lastName, emailAddress, phoneNumber, workCompleted, categoryIds, descriptionOfWork } = form;
  const faultOf = (field: ReviewField) => faults[field] && t(faults[field]);
  const { firstName: first, categoryIds: firstCategory } = fields;
  const advice = solicitationFault(descriptionOfWork);
  const retry = () => {
    firstCategory.current?.focus();
    onRetry();
  };
  // The button that opened the form is gone.
  useLayoutEffect(() => first.current?.focus(), [first]);
  return (
    <>
      <div className="review-pair">
        <TextField
          label={t('reviewFirstName')}
          value={firstName}
          onChange={(text) => onChange({ ...form, firstName: text })}
          error={faultOf('firstName')}
          attributes={{ ...PLAIN, name: 'firstName', dir: 'auto' }}
          inputRef={fields.firstName}
        />
        <TextField
          label={t('reviewLastName')}
          value={lastName}
          onChange={(text) => onChange({ ...form, lastName: text })}
          error={faultOf('lastName')}
          attributes={{ ...PLAIN, name: 'lastName', dir: 'auto' }}
          inputRef={fields.lastName}
        />
      </div>
      <TextField
        label={t('reviewEmail')}
        value={emailAddress}
        onChange={(text) => onChange({ ...form, emailAddress: text })}
        error={faultOf('emailAddress')}
        attributes={{ ...PLAIN, name: 'email', type: 'email', autoCapitalize: 'off' }}
        inputRef={fields.emailAddress}
      />
      <TextField
        label={t('reviewPhone')}
        value={phoneNumber}
        onChange={(text) => onChange({ ...form, phoneNumber: text })}
        hint={start.isMasked ? t('reviewMasked') : undefined}
        error={faultOf('phoneNumber')}
        attributes={{ ...PLAIN, name: 'phone', type: 'tel' }}
        inputRef={fields.phoneNumber}
      />
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

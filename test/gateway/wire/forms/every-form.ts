import type { RequestForm } from './form.js';
import { MEMBER_FORMS } from './member-forms.js';
import { OFFICE_FORMS } from './office-forms.js';

export const EVERY_FORM: readonly RequestForm[] = [...MEMBER_FORMS, ...OFFICE_FORMS];

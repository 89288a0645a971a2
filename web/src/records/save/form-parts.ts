import {
  optionalDate,
  optionalNif,
  optionalPhone,
  requiredText,
} from '@cuadrilla/domain/inputs/parts/fields.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { Checkbox, Switch } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { FormCard } from '#shared/form/form-card.tsx';
import { useSaveRecord } from './use-save-record.ts';

/**
 * Nobody imports these from here: together they form one chunk, which is preloaded so that the first form opens at once. See the
 * decision on forms.
 */
export const FORM_PARTS = [
  validate,
  requiredText,
  optionalPhone,
  optionalNif,
  optionalDate,
  recordSchema,
  formOf,
  useSaveRecord,
  FormCard,
  TextInput,
  Select,
  Textarea,
  Checkbox,
  Switch,
];

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
 * What every page with a form is made of. Nobody takes them from here: named together, they are one thing to fetch ahead,
 * so that the first form opens with nothing but its own page to wait for. See the decision on bytes.
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

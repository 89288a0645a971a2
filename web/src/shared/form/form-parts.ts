import {
  optionalDate,
  optionalNif,
  optionalPhone,
  requiredText,
} from '@cuadrilla/domain/inputs/parts/fields.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { Checkbox, Switch } from '../ui/fields/checkbox.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextInput } from '../ui/fields/text-input.tsx';
import { Textarea } from '../ui/fields/textarea.tsx';
import { FormCard } from './form-card.tsx';
import { useRecordForm } from './use-record-form.ts';

/**
 * What every page with a form is made of. Nobody takes them from here: named together, they are one thing to fetch ahead,
 * so that the first form opens with nothing but its own page to wait for. See the decision on bytes.
 */
export const FORM_PARTS = {
  ...{ validate, requiredText, optionalPhone, optionalNif, optionalDate },
  ...{ recordSchema, formOf },
  ...{ useRecordForm, FormCard },
  ...{ TextInput, Select, Textarea, Checkbox, Switch },
};

import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_KINDS,
  EQUIPMENT_STATUS_LABELS,
  EQUIPMENT_STATUSES,
} from '@cuadrilla/domain/equipment.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { DateInput } from '#shared/ui/date-input.tsx';
import { Select, type Option } from '#shared/ui/select.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { Textarea } from '#shared/ui/textarea.tsx';
import { EQUIPMENT_LABELS, type EquipmentFormPart } from './equipment-values.ts';

const KINDS = EQUIPMENT_KINDS.map((value) => ({ value, label: EQUIPMENT_KIND_LABELS[value] }));
const STATUSES = EQUIPMENT_STATUSES.map((value) => ({ value, label: EQUIPMENT_STATUS_LABELS[value] }));

type Props = { form: EquipmentFormPart; sites: readonly Option[] };

/** What a machine is and where it stands. */
export function EquipmentFields({ form: { field, values }, sites }: Props) {
  const common = { autoComplete: 'off' };
  return (
    <>
      <FieldGroup title="Qué es y dónde está" hint={<RequiredHint />}>
        <Select
          {...field('kind')}
          label={EQUIPMENT_LABELS.kind}
          options={KINDS}
          placeholder="Elige un tipo"
          required
        />
        <Select
          {...field('siteId')}
          label={EQUIPMENT_LABELS.siteId}
          options={sites}
          placeholder="Elige una ubicación"
          required
        />
        <TextInput {...field('brand')} {...common} label={EQUIPMENT_LABELS.brand} />
        <TextInput {...field('model')} {...common} label={EQUIPMENT_LABELS.model} />
        <TextInput {...field('serialNumber')} {...common} label={EQUIPMENT_LABELS.serialNumber} />
        <Select {...field('status')} label={EQUIPMENT_LABELS.status} options={STATUSES} />
      </FieldGroup>
      <FieldGroup title="Instalación y garantía">
        <DateInput {...field('installedOn')} label={EQUIPMENT_LABELS.installedOn} />
        <DateInput
          {...field('warrantyUntil')}
          label={EQUIPMENT_LABELS.warrantyUntil}
          {...(values.installedOn === '' ? {} : { min: values.installedOn })}
        />
        <Wide>
          <Textarea {...field('notes')} label={EQUIPMENT_LABELS.notes} maxLength={4000} />
        </Wide>
      </FieldGroup>
    </>
  );
}

import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_KINDS,
  EQUIPMENT_STATUS_LABELS,
  EQUIPMENT_STATUSES,
} from '@cuadrilla/domain/services/equipment.ts';
import { EQUIPMENT, type EquipmentForm } from '@cuadrilla/domain/records/equipment.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Select, type Option } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { FieldOf } from '../form/client-form.ts';

const KINDS = EQUIPMENT_KINDS.map((value) => ({ value, label: EQUIPMENT_KIND_LABELS[value] }));
const STATUSES = EQUIPMENT_STATUSES.map((value) => ({ value, label: EQUIPMENT_STATUS_LABELS[value] }));

type Props = { form: { values: EquipmentForm; field: FieldOf<EquipmentForm> }; sites: readonly Option[] };

export function EquipmentFields({ form: { field, values }, sites }: Props) {
  return (
    <>
      <FieldGroup title="Qué es y dónde está" hint={<RequiredHint />}>
        <Select
          {...field('kind')}
          label={EQUIPMENT.kind.label}
          options={KINDS}
          placeholder="Elige un tipo"
          required
        />
        <Select
          {...field('siteId')}
          label={EQUIPMENT.site.label}
          options={sites}
          placeholder="Elige una ubicación"
          required
        />
        <TextInput {...field('brand')} label={EQUIPMENT.brand.label} />
        <TextInput {...field('model')} label={EQUIPMENT.model.label} />
        <TextInput {...field('serialNumber')} label={EQUIPMENT.serialNumber.label} />
        <Select {...field('status')} label={EQUIPMENT.status.label} options={STATUSES} />
      </FieldGroup>
      <FieldGroup title="Instalación y garantía">
        <DateInput {...field('installedOn')} label={EQUIPMENT.installedOn.label} />
        <DateInput
          {...field('warrantyUntil')}
          label={EQUIPMENT.warrantyUntil.label}
          {...(values.installedOn === '' ? {} : { min: values.installedOn })}
        />
        <Wide>
          <Textarea {...field('notes')} label={EQUIPMENT.notes.label} maxLength={NOTE_MAX} />
        </Wide>
      </FieldGroup>
    </>
  );
}

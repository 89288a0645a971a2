import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { SITE, type SiteForm } from '@cuadrilla/domain/records/site.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { FieldGroup, Wide } from '#shared/form/form-card.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { FieldOf } from '../form/client-form.ts';

export type SiteFormPart = { values: SiteForm; field: FieldOf<SiteForm> };

export const ZONE_OF_POSTAL_CODE = 'Según el código postal';

type Props = { form: SiteFormPart };

export function SiteName({ form: { field } }: Props) {
  return (
    <Wide>
      <TextInput
        {...field('name')}
        label={SITE.name.label}
        required
        placeholder="Vivienda, tienda, sala de calderas…"
      />
    </Wide>
  );
}

export function AccessFields({ form, onPhoneUsed }: Props & { onPhoneUsed: () => void }) {
  const { values, field } = form;
  const { optionsOf } = useCatalog();
  const zoneId = field('zoneId');
  return (
    <>
      <Wide>
        <Textarea
          {...field('accessNotes')}
          label={SITE.accessNotes.label}
          maxLength={NOTE_MAX}
          helperText="Llaves, códigos, horarios de portería: se ven sin abrir nada"
        />
      </Wide>
      <TextInput {...field('contactName')} label={SITE.contactName.label} />
      <TextInput
        {...field('contactPhone')}
        label={SITE.contactPhone.label}
        type="phone"
        onFocus={onPhoneUsed}
      />
      <Select
        {...zoneId}
        label={SITE.zoneId.label}
        options={optionsOf('zones', [values.zoneId])}
        placeholder={ZONE_OF_POSTAL_CODE}
      />
      <Wide>
        <Checkbox {...field('isDwelling')} label={SITE.isDwelling.label} />
      </Wide>
    </>
  );
}

export function AccessGroup(props: Props & { onPhoneUsed: () => void }) {
  return (
    <FieldGroup title="Acceso y contacto">
      <AccessFields {...props} />
    </FieldGroup>
  );
}

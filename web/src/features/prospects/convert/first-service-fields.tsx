import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { PRIORITIES, PRIORITY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { FieldGroup, Wide } from '#shared/form/form-card.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { withSite } from './convert-values.ts';
import { withType, type ServiceType } from './first-service.ts';
import type { useConvertProspect } from './use-convert-prospect.tsx';

const { typeId, priority, title } = SERVICE;
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

type Props = { form: ReturnType<typeof useConvertProspect>['form']; types: readonly ServiceType[] };

function What({ form: { field, set, values }, types }: Props) {
  const options = types.filter(({ retired }) => !retired).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Select
        {...field('service.typeId')}
        onChange={(id: string) => set('service', withType(values.service, id, types))}
        label={typeId.label}
        options={options}
        placeholder="Elige un tipo"
        required
      />
      <Select
        {...field('service.priority')}
        label={priority.label}
        options={PRIORITY_OPTIONS}
        placeholder="Elige una prioridad"
        required
      />
      <Wide>
        <TextInput {...field('service.title')} label={title.label} required />
      </Wide>
      <Wide>
        <Textarea {...field('service.description')} label="Descripción" maxLength={NOTE_MAX} />
      </Wide>
    </>
  );
}

export function FirstServiceFields({ form, types }: Props) {
  const { field, values } = form;
  const hasSite = withSite(values);
  const isWanted = hasSite && values.hasService;
  return (
    <FieldGroup title="Primer servicio">
      <Wide>
        <Checkbox
          {...field('hasService')}
          value={isWanted}
          disabled={!hasSite}
          label="Crear también el primer servicio"
          helperText={
            hasSite
              ? 'En esta ubicación, pendiente de planificar'
              : 'Hace falta la ubicación en la que se va a hacer'
          }
        />
      </Wide>
      {isWanted && <What form={form} types={types} />}
    </FieldGroup>
  );
}

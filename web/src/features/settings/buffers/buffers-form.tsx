import { Fragment } from 'react';
import { buffersSchema } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import { formOf, inputOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { BUFFERS, CLOCK_LABELS, type DeadlineClock } from '@cuadrilla/domain/records/settings/settings.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { BufferName } from './buffer-words.ts';
import type { Buffers_SectionFragment } from './buffers-page.generated.ts';
import { UpdateBuffersDocument } from './update-buffers.generated.ts';

type Props = { buffers: Buffers_SectionFragment; onSaved: () => void };

const CLOCKS = Object.entries(CLOCK_LABELS).map(([value, label]) => ({
  value: value as DeadlineClock,
  label,
}));

const OF_SERVICES = ['low', 'normal', 'high', 'urgent'] as const;

function useBuffersForm({ buffers, onSaved }: Props) {
  return useSaveRecord(UpdateBuffersDocument, {
    record: buffers,
    valuesOf: (values) => formOf(BUFFERS, values),
    schema: buffersSchema,
    toInput: (values) => inputOf(BUFFERS, values),
    draft: 'settings-buffers',
    input: (checked, { version }) => ({ ...checked, version }),
    success: 'Plazos guardados',
    onDone: onSaved,
  });
}

export function BuffersForm({ buffers, onSaved }: Props) {
  const form = useBuffersForm({ buffers, onSaved });
  const field = (name: BufferName) => (
    <TextInput
      key={name}
      {...form.field(name)}
      label={BUFFERS[name].label}
      unit="h"
      inputMode="numeric"
      required
      autoComplete="off"
    />
  );
  return (
    <>
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.settings}>
        <FieldGroup
          title="Servicios"
          hint="Horas desde que se pide un servicio hasta que vence su plazo. Las laborables son las del horario de la empresa, sin festivos. Con las naturales, un plazo que acaba con la empresa cerrada vence al cierre o al abrir, lo que quede más cerca."
        >
          {OF_SERVICES.map((name) => (
            <Fragment key={name}>
              {field(name)}
              <Select
                {...form.field(`${name}Clock`)}
                label={BUFFERS[`${name}Clock`].label}
                options={CLOCKS}
              />
            </Fragment>
          ))}
        </FieldGroup>
        <FieldGroup title="Prospectos" hint="Horas naturales para el primer contacto con quien pregunta.">
          {field('firstResponse')}
        </FieldGroup>
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(BUFFERS)} />
    </>
  );
}

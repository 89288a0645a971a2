import { Fragment } from 'react';
import { buffersSchema, DEADLINE_CLOCKS } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import { useSession } from '#session/session-context.tsx';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard } from '#shared/form/form-card.tsx';
import { conflict, done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { BUFFER_LABELS, bufferInput, bufferValues, CLOCK_LABELS, type BufferName } from './buffer-values.ts';
import type { Buffers_SectionFragment } from './buffers-page.generated.ts';
import { useUpdateBuffersMutation } from './update-buffers.generated.ts';

type Props = { buffers: Buffers_SectionFragment; onSaved: () => void };

const OF_SERVICES = ['low', 'normal', 'high', 'urgent'] as const;

function useBuffersForm({ buffers, onSaved }: Props) {
  const owner = useSession().person?.id ?? '';
  const [run] = useUpdateBuffersMutation();
  return useRecordForm({
    initialValues: bufferValues(buffers),
    schema: buffersSchema,
    toInput: bufferInput,
    version: buffers.version,
    draft: { owner, form: 'settings-buffers' },
    send: async (input, { key, version }) => {
      const { data } = await run({
        variables: { input: { ...input, version: version ?? buffers.version }, key },
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'BuffersSuccess') return done(undefined);
      if (result.__typename === 'ConflictError' && result.current.__typename === 'Buffers') {
        return conflict(bufferValues(result.current), result.current.version, result.change);
      }
      return refused(result);
    },
    success: 'Plazos guardados',
    onDone: onSaved,
  });
}

/** Changes how long things may take. */
export function BuffersForm({ buffers, onSaved }: Props) {
  const form = useBuffersForm({ buffers, onSaved });
  const field = (name: BufferName) => (
    <TextInput
      key={name}
      {...form.field(name)}
      label={BUFFER_LABELS[name]}
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
                label={BUFFER_LABELS[`${name}Clock`]}
                options={DEADLINE_CLOCKS.map((value) => ({ value, label: CLOCK_LABELS[value] }))}
              />
            </Fragment>
          ))}
        </FieldGroup>
        <FieldGroup title="Prospectos" hint="Horas naturales para el primer contacto con quien pregunta.">
          {field('firstResponse')}
        </FieldGroup>
      </FormCard>
      <ConflictQuestion
        conflict={form.conflict}
        labels={BUFFER_LABELS}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}

import { PRIORITIES, PRIORITY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { NEXT_DAY, TimeInput } from '#shared/ui/fields/time-input.tsx';
import { useOwners } from '#records/team/use-team.ts';
import { FieldGroup, Wide } from '#shared/form/form-card.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { ServiceForm_ServiceFragment } from './service-form.generated.ts';
import { isOverMidnight, SERVICE_LABELS } from './service-values.ts';
import { useTypeChoices } from './use-service-choices.ts';
import type { ServiceForm } from './use-service-form.ts';

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

type Props = { form: ServiceForm; service: ServiceForm_ServiceFragment | null };

/** Replaces priority and duration with those of the type, unless a person has changed them. */
function useChooseType({ values, set }: ServiceForm, typeOf: ReturnType<typeof useTypeChoices>['typeOf']) {
  return (id: string) => {
    const former = typeOf(values.typeId);
    const next = typeOf(id);
    set('typeId', id);
    if (next === null) return;
    if (values.priority === '' || values.priority === former?.priority) set('priority', next.priority);
    const isOwn = values.durationMinutes !== '' && values.durationMinutes !== String(former?.durationMinutes);
    if (!isOwn) set('durationMinutes', String(next.durationMinutes));
  };
}

function Pressure({ form: { field } }: Pick<Props, 'form'>) {
  return (
    <>
      <Select
        {...field('priority')}
        label={SERVICE_LABELS.priority}
        options={PRIORITY_OPTIONS}
        placeholder="Elige una prioridad"
        required
      />
      <TextInput
        {...field('durationMinutes')}
        label={SERVICE_LABELS.durationMinutes}
        inputMode="numeric"
        unit="min"
        required
      />
    </>
  );
}

export function WhatFields({ form, service }: Props) {
  const { field } = form;
  const { typeOf, options } = useTypeChoices(service && { id: service.typeId, label: service.typeName });
  const choose = useChooseType(form, typeOf);
  const owners = useOwners(service?.owner ?? null);
  return (
    <FieldGroup title="Qué hay que hacer">
      <Wide>
        <Select
          {...field('typeId')}
          onChange={choose}
          label={SERVICE_LABELS.typeId}
          options={options}
          placeholder="Elige un tipo"
          required
          {...(service === null ? {} : { disabled: true, helperText: 'El tipo de un servicio no se cambia' })}
        />
      </Wide>
      <Wide>
        <TextInput
          {...field('title')}
          label={SERVICE_LABELS.title}
          placeholder="No calienta el agua"
          required
        />
      </Wide>
      <Wide>
        <Textarea
          {...field('description')}
          label={SERVICE_LABELS.description}
          rows={4}
          maxLength={NOTE_MAX}
        />
      </Wide>
      <Pressure form={form} />
      <Select
        {...field('ownerId')}
        label={SERVICE_LABELS.ownerId}
        options={owners}
        placeholder="Sin agente"
      />
      <Wide>
        <Checkbox
          {...field('underWarranty')}
          label={SERVICE_LABELS.underWarranty}
          helperText="Vuelta por una reparación anterior dentro de sus tres meses de garantía"
        />
      </Wide>
    </FieldGroup>
  );
}

export function WhenFields({ form: { field, values } }: Pick<Props, 'form'>) {
  const window = values.promisedWindow;
  const start = field('promisedWindow.start');
  const end = field('promisedWindow.end');
  // Times without a day are an error of the day.
  const noDay = window.day === '' ? (start.error ?? end.error) : null;
  return (
    <FieldGroup
      title="Cuándo"
      hint="La franja es lo que se ha prometido al cliente: la visita se planifica después."
    >
      <Wide>
        <DateInput
          {...field('promisedWindow.day')}
          label={SERVICE_LABELS['promisedWindow.day']}
          error={noDay}
        />
      </Wide>
      <TimeInput
        {...start}
        error={window.start === '' || noDay === null ? start.error : null}
        label={SERVICE_LABELS['promisedWindow.start']}
      />
      <TimeInput
        {...end}
        error={window.end === '' || noDay === null ? end.error : null}
        label={SERVICE_LABELS['promisedWindow.end']}
        {...(isOverMidnight(window) ? { helperText: NEXT_DAY } : {})}
      />
      <DateInput {...field('notBefore')} label={SERVICE_LABELS.notBefore} />
      <TimeInput
        {...field('notBeforeTime')}
        label={SERVICE_LABELS.notBeforeTime}
        helperText="En blanco, desde primera hora"
      />
    </FieldGroup>
  );
}

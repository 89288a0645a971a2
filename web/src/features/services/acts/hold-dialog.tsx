import { changeHoldSchema, holdSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { heldVisitAct, type HeldVisits } from '@cuadrilla/domain/services/service-hold.ts';
import { isVisitOver } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ComponentProps } from 'react';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { today } from '#shared/format/dates.ts';
import { useNow } from '#shared/format/use-now.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { RadioCards, type Choice } from '#shared/ui/fields/radio-cards.tsx';
import type { Visit } from '../page/service.ts';
import type { ActProps } from './act-props.ts';
import { ReasonFields } from './reason-fields.tsx';
import { SERVICE_ACT } from './service-act.ts';
import { ChangeHoldDocument, HoldServiceDocument } from './service-acts.generated.ts';

type Values = { reasonId: string; note: string; until: string; visits: HeldVisits };

const INITIAL: Values = { reasonId: '', note: '', until: '', visits: 'KEEP' };

function choices(count: number): Choice<HeldVisits>[] {
  const them = count === 1 ? 'la' : 'las';
  return [
    { value: 'KEEP', label: `Mantener${them}`, hint: 'La planificación no cambia' },
    { value: 'TRAY', label: `Devolver${them} a la bandeja`, hint: 'El hueco queda libre' },
    { value: 'ANNUL', label: `Anular${them}`, hint: 'Con el motivo de la espera' },
  ];
}

function whenWords(visits: readonly Visit[], now: Date): string {
  return visits
    .map(({ plannedStart, plannedEnd, technicians }) =>
      [slotWords(plannedStart, plannedEnd, now), technicians.map(({ name }) => name).join(', ')].join(' · '),
    )
    .join('; ');
}

function underWayWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'La visita ya empezada sigue como está' : 'Las visitas ya empezadas siguen como están';
}

function UntilField(props: Omit<ComponentProps<typeof DateInput>, 'label' | 'helperText'>) {
  return (
    <Wide>
      <DateInput
        {...props}
        label="Hasta cuándo"
        helperText="Ese día vuelve a la bandeja. Vacío: hasta que alguien lo reanude"
      />
    </Wide>
  );
}

export function HoldDialog({ service: { id, version, visits }, onClose, onDone }: ActProps) {
  const now = useNow();
  const planned = visits.filter(({ status }) => heldVisitAct('ANNUL', status) !== null);
  const isAsked = planned.length > 0;
  const form = useSaveRecord(HoldServiceDocument, {
    ...SERVICE_ACT,
    initialValues: INITIAL,
    schema: () => holdSchema(today(now)),
    // A draft may hold an answer to a question that is no longer asked.
    toInput: (values) => (isAsked ? values : { ...values, visits: 'KEEP' }),
    draft: `hold-service-${id}`,
    input: (checked) => ({ id, version, ...checked }),
    success: 'Servicio en espera',
    onDone,
  });
  const underWay = visits.filter(({ status }) => !isVisitOver(status)).length - planned.length;
  return (
    <FormDialog onClose={onClose} form={form} title="¿Por qué queda en espera?" submit="Poner en espera">
      <ReasonFields form={form} list="holdReasons" />
      <UntilField {...form.field('until')} />
      {isAsked && (
        <Wide>
          <RadioCards
            {...form.field('visits')}
            label={
              planned.length === 1 ? 'Su visita programada' : `Sus ${planned.length} visitas programadas`
            }
            helperText={[whenWords(planned, now), underWayWords(underWay)].filter(Boolean).join('. ')}
            options={choices(planned.length)}
          />
        </Wide>
      )}
      {isAsked && form.values.visits !== 'KEEP' && (
        <Wide>
          <DeviceWarnings visits={planned} />
        </Wide>
      )}
    </FormDialog>
  );
}

export function ChangeHoldDialog({ service: { id, version, hold }, onClose, onDone }: ActProps) {
  const now = useNow();
  const form = useSaveRecord(ChangeHoldDocument, {
    ...SERVICE_ACT,
    initialValues: { reasonId: hold?.reasonId ?? '', note: hold?.note ?? '', until: hold?.until ?? '' },
    schema: () => changeHoldSchema(today(now), hold?.until),
    draft: `change-hold-${id}`,
    input: (checked) => ({ id, version, ...checked }),
    success: 'Espera cambiada',
    onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title="¿Hasta cuándo sigue en espera?"
      submit="Cambiar la espera"
    >
      <UntilField {...form.field('until')} />
      <ReasonFields form={form} list="holdReasons" current={hold?.reasonId ?? null} />
    </FormDialog>
  );
}

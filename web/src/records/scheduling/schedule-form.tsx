import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { isHard } from '@cuadrilla/domain/visits/scheduling.ts';
import { addMinutes, localOf, minutesBetween, type Interval } from '@cuadrilla/domain/time/time.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { streetLine } from '#records/places/address.ts';
import { ConflictDialog } from '#shared/form/conflict/conflict-dialog.tsx';
import { FieldGroup, Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { NEXT_DAY, TimeInput } from '#shared/ui/fields/time-input.tsx';
import { moveToWords } from './move-to-words.ts';
import { ReasonsList } from './reasons-list.tsx';
import classes from './schedule-dialog.module.css';
import { withStart } from './schedule-values.ts';
import { SlotSuggestions } from './slot-suggestions.tsx';
import { CrewField, LeaderField } from './technicians-field.tsx';
import { useDeviceWarnings } from './use-device-warnings.ts';
import { useScheduleForm, type ScheduleForm, type ScheduleProps } from './use-schedule-form.ts';

type Inner = { schedule: ScheduleForm; service: ScheduleProps['service'] };

function When({ schedule: { form, zone, interval, exact }, service }: Inner) {
  const { values, set } = form;
  const start = form.field('start');
  const begin = (time: string) => {
    const { durationMinutes } = service;
    const times = withStart(values, time, { durationMinutes, zone, exact });
    set('start', times.start);
    set('end', times.end);
  };
  const isNextDay = interval !== null && localOf(zone, interval.end).day > values.day;
  const noDay = values.day === '' ? start.error : null;
  return (
    <>
      <DateInput {...form.field('day')} label="Fecha" error={noDay} required />
      <TimeInput
        {...start}
        error={noDay === null ? start.error : null}
        label="Inicio"
        onChange={begin}
        required
      />
      <TimeInput
        {...form.field('end')}
        label="Fin"
        required
        {...(isNextDay ? { helperText: NEXT_DAY } : {})}
      />
    </>
  );
}

function Unknown({ failure, isLoading, retry }: Pick<ScheduleForm, 'failure' | 'isLoading' | 'retry'>) {
  if (failure === null) return null;
  return (
    <Wide>
      <div className={classes['unknown']}>
        <Banner kind="error" detail={failure.message}>
          No se ha podido cargar el plan de ese día
        </Banner>
        <Button title="Reintentar" busy={isLoading} onClick={retry} />
      </div>
    </Wide>
  );
}

type ReasonsProps = { schedule: ScheduleForm; devices: readonly string[] };

function Reasons({ schedule, devices }: ReasonsProps) {
  const { form, zone, interval, write, answer, technicians } = schedule;
  const { reasons, nearest } = answer;
  const { values } = form;
  const nameOf = (id: string) => {
    const found = technicians.find((each) => each.id === id);
    return found ? fullName(found) : '';
  };
  const pass = (start: Date) => {
    if (interval === null) return;
    write({ start, end: addMinutes(start, minutesBetween(interval.start, interval.end)) });
  };
  return (
    <div className={classes['reasons']} role="status">
      {reasons.length + devices.length > 0 && (
        <ReasonsList
          reasons={reasons}
          devices={devices}
          {...(values.technicianIds.length > 1 ? { nameOf } : {})}
        />
      )}
      {nearest && isHard(reasons) && (
        <Button
          title={moveToWords(nearest, values.day, zone)}
          icon={<IconArrowRight size={16} stroke={1.75} />}
          onClick={() => pass(nearest)}
        />
      )}
    </div>
  );
}

const LABELS = {
  technicianIds: 'Técnicos',
  day: 'Fecha',
  start: 'Inicio',
  end: 'Fin',
  instructions: 'Indicaciones',
} as const;

function verbOf(isMove: boolean, { reasons }: ScheduleForm['answer'], devices: readonly string[]): string {
  if (reasons.length + devices.length > 0 && !isHard(reasons))
    return isMove ? 'Mover igualmente' : 'Programar igualmente';
  return isMove ? 'Mover visita' : 'Programar';
}

function useDevicesOf(visit: ScheduleProps['visit'], { form, interval }: ScheduleForm): readonly string[] {
  const { technicianIds } = form.values;
  const start = interval?.start ?? new Date(visit?.plannedStart ?? 0);
  const taken = visit ? [{ ...visit, status: 'SCHEDULED' as const }] : [];
  return useDeviceWarnings(taken, { technicianIds, start }).warnings;
}

export function ScheduleForm(props: ScheduleProps) {
  const { service, visit = null, onClose } = props;
  const schedule = useScheduleForm(props);
  const { form, zone, plan, technicians, isLoading } = schedule;
  const devices = useDevicesOf(visit, schedule);
  const crew = { form, zone, plan, technicians, isLoading, current: visit?.technicians ?? [] };
  const choose = (technicianId: string, interval: Interval) => {
    form.set('technicianIds', [technicianId]);
    schedule.write(interval);
  };
  const namesOf = (ids: string[]) =>
    ids.map((id) => technicians.find((each) => each.id === id)?.name ?? id).join(', ');
  return (
    <>
      <FormDialog
        size={640}
        onClose={onClose}
        form={form}
        title={visit ? `Mover la visita de ${service.code}` : `Programar ${service.code}`}
        submit={verbOf(visit !== null, schedule.answer, devices)}
      >
        {/* One container, so that the warnings stay visible above the buttons. */}
        <Wide>
          <div className={classes['fields']}>
            <FieldGroup>
              <Wide>
                <p className={classes['what']}>
                  <strong>{service.title}</strong>
                  <span>
                    {streetLine(service.site.address)}, {service.site.address.city} ·{' '}
                    {service.durationMinutes} min
                  </span>
                </p>
              </Wide>
              <Wide>
                <SlotSuggestions serviceId={service.id} onChoose={choose} />
              </Wide>
              <Unknown {...schedule} />
              <LeaderField {...crew} />
              <When schedule={schedule} service={service} />
              <Wide>
                <CrewField {...crew} />
              </Wide>
              <Wide>
                <Textarea
                  {...form.field('instructions')}
                  label="Indicaciones"
                  maxLength={NOTE_MAX}
                  rows={2}
                />
              </Wide>
            </FieldGroup>
          </div>
          <Reasons schedule={schedule} devices={devices} />
        </Wide>
      </FormDialog>
      <ConflictDialog
        conflict={form.conflict}
        labels={LABELS}
        formats={{ technicianIds: namesOf }}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}

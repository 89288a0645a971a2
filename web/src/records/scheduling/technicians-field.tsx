import { dayLoad } from '@cuadrilla/domain/scheduling.ts';
import { durationWords } from '@cuadrilla/domain/duration.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { MultiSelect } from '#shared/ui/multi-select.tsx';
import { Select } from '#shared/ui/select.tsx';
import { factsOf, type Plan, type PlanTechnician } from './plan-facts.ts';
import type { ScheduleForm } from './use-schedule-form.ts';

type Known = { id: string; name: string };

type Props = {
  form: ScheduleForm['form'];
  zone: string;
  plan: Plan | null;
  technicians: readonly PlanTechnician[];
  isLoading: boolean;
  /** Whom the visit has already, in case the plan no longer lists them. */
  current: readonly Known[];
};

/** A technician with what the day holds for them. */
function labelOf(technician: PlanTechnician, plan: Plan | null, day: string, zone: string): string {
  const name = `${technician.name} ${technician.lastName}`;
  if (plan === null) return name;
  const facts = factsOf(technician, plan.visits);
  const { plannedMinutes, capacityMinutes } = dayLoad(facts, day, { zone, holidays: plan.holidays });
  const load = capacityMinutes === 0 && plannedMinutes === 0 ? 'no trabaja' : null;
  return `${name} · ${load ?? `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`}`;
}

function optionsOf({ form, zone, plan, technicians, current }: Props) {
  const known = technicians.map((each) => ({
    value: each.id,
    label: labelOf(each, plan, form.values.day, zone),
  }));
  const missing = current.filter(({ id }) => technicians.every((each) => each.id !== id));
  return [...known, ...missing.map(({ id, name }) => ({ value: id, label: name }))];
}

/** Who leads. */
export function LeaderField(props: Props) {
  const { form, isLoading } = props;
  const field = form.field('technicianIds');
  const [leader = '', ...others] = form.values.technicianIds;
  const lead = (id: string) =>
    field.onChange(id === '' ? others : [id, ...others.filter((each) => each !== id)]);
  return (
    <Select
      {...field}
      label="Técnico"
      value={leader}
      onChange={lead}
      options={optionsOf(props)}
      placeholder={isLoading && props.technicians.length === 0 ? 'Cargando…' : 'Elige'}
      required
    />
  );
}

/** Who goes with them, where one is not enough. */
export function CrewField(props: Props) {
  const { form } = props;
  const [leader = '', ...others] = form.values.technicianIds;
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && others.length === 0) {
    return (
      <Button
        type="secondary"
        title="Añadir acompañante"
        icon={<IconUserPlus size={16} stroke={1.75} />}
        disabled={leader === ''}
        onClick={() => setWanted(true)}
      />
    );
  }
  return (
    <MultiSelect
      label="Le acompañan"
      value={others}
      options={optionsOf(props).filter(({ value }) => value !== leader)}
      onChange={(ids) => form.set('technicianIds', [leader, ...ids])}
    />
  );
}

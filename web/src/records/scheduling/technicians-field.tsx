import { dayLoad } from '@cuadrilla/domain/visits/scheduling.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import type { ComboboxOption } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { MultiCombobox } from '#shared/ui/combobox/multi-combobox.tsx';
import { factsOf, type Plan, type PlanTechnician } from './plan-facts.ts';
import { ledBy } from './schedule-values.ts';
import type { ScheduleForm } from './use-schedule-form.ts';

type Known = { id: string; name: string };

type Props = {
  form: ScheduleForm['form'];
  zone: string;
  plan: Plan | null;
  technicians: readonly PlanTechnician[];
  isLoading: boolean;
  /** The visit's present crew, in case the plan no longer lists them. */
  current: readonly Known[];
};

function loadOf(technician: PlanTechnician, plan: Plan, day: string, zone: string): string {
  const facts = factsOf(technician, plan.visits);
  const { plannedMinutes, capacityMinutes } = dayLoad(facts, day, { zone, holidays: plan.holidays });
  if (capacityMinutes === 0 && plannedMinutes === 0) return 'no trabaja';
  return `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`;
}

function optionsOf({ form, zone, plan, technicians, current }: Props): ComboboxOption[] {
  const known = technicians.map((each) => ({
    value: each.id,
    label: fullName(each),
    ...(plan && { detail: loadOf(each, plan, form.values.day, zone) }),
  }));
  const missing = current.filter(({ id }) => technicians.every((each) => each.id !== id));
  return [...known, ...missing.map(({ id, name }) => ({ value: id, label: name }))];
}

const noneOf = ({ isLoading, technicians }: Props) =>
  isLoading && technicians.length === 0 ? 'Cargando…' : 'Ningún técnico con esas palabras.';

export function LeaderField(props: Props) {
  const { form } = props;
  const field = form.field('technicianIds');
  const [leader = '', ...others] = form.values.technicianIds;
  const options = optionsOf(props);
  const load = options.find(({ value }) => value === leader)?.detail;
  return (
    <Combobox
      {...field}
      label="Técnico"
      value={leader}
      onChange={(id) => field.onChange(ledBy(id, others))}
      source={{ options }}
      placeholder="Nombre del técnico"
      none={noneOf(props)}
      {...(load === undefined ? {} : { helperText: load })}
      required
    />
  );
}

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
    <MultiCombobox
      label="Le acompañan"
      value={others}
      options={optionsOf(props).filter(({ value }) => value !== leader)}
      onChange={(ids) => form.set('technicianIds', ledBy(leader, ids))}
      placeholder="Nombre del técnico"
      none={noneOf(props)}
      // The button that had the focus is gone.
      hadFocus={() => isWanted}
    />
  );
}

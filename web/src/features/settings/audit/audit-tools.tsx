import { useState } from 'react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { useEverybody } from '#records/team/use-team.ts';
import { DatesFilter } from '#shared/list/dates-filter.tsx';
import { dayOf } from '#shared/list/days.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { OptionsFilter, PickerFilter } from '#shared/list/picker-filter.tsx';
import { useParameters } from '#shared/list/use-parameters.ts';
import type { useListState } from '#shared/list/use-list-state.ts';
import { filterOf, KIND_OPTIONS, type LIST } from './audit-list.ts';
import type { AuditPage_EntryFragment as Entry } from './audit-page.generated.ts';
import { auditedName } from '@cuadrilla/domain/activity/audit-kinds.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import type { PickedRecord } from './record-picker.tsx';

const { Page: RecordPicker } = lazyPage(() => import('./record-picker.tsx'), 'RecordPicker');

type Props = { list: ReturnType<typeof useListState<typeof LIST>>; rows: readonly Entry[] };

export function AuditTools({ list, rows }: Props) {
  const { persona, tipo, registro, desde, hasta } = list.filters;
  const { go } = useParameters();
  const set = (changes: Record<string, string | null>) => go({ ...changes, cursor: null });
  const everybody = useEverybody();
  const [picked, setPicked] = useState<PickedRecord | null>(null);
  // Also finds people who no longer work here, by their actions.
  const former = rows.find(({ actorId }) => actorId === persona);
  const people =
    former === undefined || everybody.some(({ value }) => value === persona)
      ? everybody
      : [...everybody, { value: former.actorId, label: former.actorName }];
  const of = rows.find(({ kind, recordId }) => kind === tipo && recordId === registro);
  const name = (of && auditedName(of)) ?? (picked?.id === registro ? picked.name : null) ?? 'elegido';
  const choices = (
    <>
      <OptionsFilter
        label="Persona"
        question="¿Qué hizo quién?"
        options={people}
        value={persona}
        onChange={(value) => list.setFilter('persona', value)}
      />
      <DatesFilter
        question="¿Qué días?"
        days={{ desde: dayOf(desde), hasta: dayOf(hasta) }}
        onChange={(days) => set(days)}
      />
      <PickerFilter
        label="Registro"
        question="¿Qué registro?"
        chosen={registro === null || tipo === null ? null : name}
        onChange={(record) => {
          const [kind = tipo, id = null] = record?.split(' ') ?? [];
          set({ tipo: kind, registro: id });
        }}
      >
        {({ label, onChange }) => (
          <RecordPicker
            label={label}
            onPick={(record) => {
              setPicked(record);
              onChange(`${record.kind} ${record.id}`);
            }}
          />
        )}
      </PickerFilter>
    </>
  );
  return (
    <ListToolbar
      list={{ ...list, setFilter: (name: never, value) => set({ [name]: value, registro: null }) }}
      filters={[{ name: 'tipo', label: 'Tipo', options: KIND_OPTIONS }]}
      choices={choices}
      end={<ExportButton lists={[askedList('AUDIT', { filter: filterOf(list.filters) })]} />}
    />
  );
}

import { useApolloClient } from '@apollo/client/react';
import { AUDIT_KIND_LABELS, type AuditKind } from '@cuadrilla/domain/activity/audit-kinds.ts';
import { foldText } from '@cuadrilla/domain/text/text.ts';
import { useEverybody } from '#records/team/use-team.ts';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { AuditRecordsDocument, type AuditRecordsQuery } from './record-picker.generated.ts';

export type PickedRecord = { kind: AuditKind; id: string; name: string };

type Props = { label: string; onPick: (record: PickedRecord) => void };

const SHOWN_PEOPLE = 5;

const optionOf = (kind: AuditKind, id: string, label: string, detail: string): ComboboxOption => ({
  value: `${kind} ${id}`,
  label,
  detail: [AUDIT_KIND_LABELS[kind], detail].filter(Boolean).join(' · '),
});

function optionsOf({ search, items }: AuditRecordsQuery): ComboboxOption[] {
  return [
    ...search.map(({ entity, id, title, detail }) => optionOf(entity, id, title, detail)),
    ...items.edges.map(({ node: { id, ref, name } }) => optionOf('ITEM', id, name, ref)),
  ];
}

/** Searches records, items of the catalogue and staff. */
export function RecordPicker({ label, onPick }: Props) {
  const apollo = useApolloClient();
  const everybody = useEverybody();
  const names = new Map<string, string>();
  const search = async (q: string): Promise<Found> => {
    const { data } = await apollo.query({
      query: AuditRecordsDocument,
      variables: { q },
      fetchPolicy: 'network-only',
    });
    const words = foldText(q).split(/\s+/u).filter(Boolean);
    const people = everybody
      .filter((person) => words.every((word) => foldText(person.label).includes(word)))
      .slice(0, SHOWN_PEOPLE)
      .map((person) => optionOf('USER', person.value, person.label, ''));
    const options = [...(data ? optionsOf(data) : []), ...people];
    for (const option of options) names.set(option.value, option.label);
    return { options, hasMore: false };
  };
  const pick = (value: string) => {
    const [kind = '', id = ''] = value.split(' ');
    onPick({ kind: kind as AuditKind, id, name: names.get(value) ?? 'elegido' });
  };
  return (
    <Combobox
      label={label}
      value=""
      onChange={pick}
      source={{ search, hint: 'Escribe para buscar el registro.' }}
      placeholder="Nombre, código, NIF o número de serie"
      none="Ningún registro con esas palabras."
    />
  );
}

import { useOwners } from '#records/team/use-team.ts';
import { OptionsFilter } from '#shared/list/picker-filter.tsx';

type Props = {
  list: {
    filters: { comercial: string | null };
    setFilter: (name: 'comercial', value: string | null) => void;
  };
};

export function OwnerFilter({ list }: Props) {
  return (
    <OptionsFilter
      label="Agente"
      question="¿De qué agente?"
      options={useOwners()}
      value={list.filters.comercial}
      onChange={(id) => list.setFilter('comercial', id)}
    />
  );
}

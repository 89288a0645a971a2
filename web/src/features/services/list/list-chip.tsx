import { FilterChip, type Filter } from '#shared/list/filter-chip.tsx';
import type { ServicesList } from './use-services-list.ts';

type Name = keyof ServicesList['filters'];
type Props = { list: ServicesList; name: Name } & Pick<Filter, 'label' | 'options'>;

export function ListChip({ list, name, label, options }: Props) {
  const { [name]: value } = list.filters;
  return (
    <FilterChip
      filter={{ name, label, options }}
      value={value}
      onChange={(chosen) => list.setFilter(name, chosen)}
    />
  );
}

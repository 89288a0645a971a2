import { IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FilterChip, type Filter } from './filter-chip.tsx';
import classes from './list-toolbar.module.css';
import { SearchBox } from './search-box.tsx';
import type { List } from './use-list-state.ts';

type Props = {
  list: List;
  search?: string;
  filters?: readonly Filter[];
  sorts?: readonly { value: string; label: string }[];
  start?: ReactNode;
  choices?: ReactNode;
  end?: ReactNode;
};

function Sort({ list, sorts }: { list: List; sorts: NonNullable<Props['sorts']> }) {
  return (
    <div className={classes['sort']}>
      <IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />
      <select
        aria-label="Ordenar por"
        value={list.sort ?? ''}
        onChange={(event) => list.setSort(event.currentTarget.value)}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

const focusMain = () => document.getElementById('contenido')?.focus();

export function ListToolbar({ list, search, filters = [], sorts = [], start, choices, end }: Props) {
  const clear = () => {
    list.clear();
    focusMain();
  };
  return (
    <div className={classes['toolbar']}>
      {start}
      {search !== undefined && <SearchBox value={list.q} onSearch={list.setSearch} placeholder={search} />}
      {choices}
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={list.filters[filter.name] ?? null}
          onChange={(value) => list.setFilter(filter.name as never, value)}
        />
      ))}
      {list.isFiltered && (
        <button type="button" className={classes['clear']} onClick={clear}>
          Quitar filtros
        </button>
      )}
      <div className={classes['end']}>
        {end}
        {sorts.length > 1 && <Sort list={list} sorts={sorts} />}
      </div>
    </div>
  );
}

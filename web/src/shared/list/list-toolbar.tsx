import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FilterChip, type Filter } from './filter-chip.tsx';
import classes from './list-toolbar.module.css';
import { SearchBox } from './search-box.tsx';
import { useChosen } from './use-chosen.ts';
import { clearFilters, type List } from './use-list-state.ts';

type Props = {
  list: List;
  search?: string;
  filters?: readonly Filter[];
  sorts?: readonly { value: string; label: string }[];
  start?: ReactNode;
  choices?: ReactNode;
  /** Filters that are folded away until they are asked for; those in use are always shown. */
  more?: ReactNode;
  end?: ReactNode;
};

function More({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${classes['choice'] ?? ''} ${classes['fold'] ?? ''}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconFilter size={14} stroke={1.75} aria-hidden="true" />
        Filtros
      </button>
      <div className={classes['more']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

function Sort({ list, sorts }: { list: List; sorts: NonNullable<Props['sorts']> }) {
  const [sort, choose] = useChosen(list.sort ?? '', list.setSort);
  return (
    <div className={classes['sort']}>
      <IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />
      <select aria-label="Ordenar por" value={sort} onChange={(event) => choose(event.currentTarget.value)}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ListToolbar({ list, search, filters = [], sorts = [], start, choices, more, end }: Props) {
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
      {more !== undefined && <More>{more}</More>}
      {list.isFiltered && (
        <button type="button" className={classes['clear']} onClick={() => clearFilters(list)}>
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

import { can } from '@cuadrilla/domain/people/permissions.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { SERVICE_SEARCH, ServiceViews } from '#records/services/service-views.tsx';
import { useSession } from '#session/session-context.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { DatesFilter } from '#shared/list/dates-filter.tsx';
import { FilterChip, FilterChoices, type Filter } from '#shared/list/filter-chip.tsx';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import chips from '#shared/list/list-toolbar.module.css';
import {
  BILLING_OPTIONS,
  PRIORITY_OPTIONS,
  SORTS,
  sortOf,
  STATUS_OPTIONS,
  variablesOf,
} from './services-list.ts';
import type { ServicesList } from './use-services-list.ts';

type Props = { list: ServicesList };

function Status({ list }: Props) {
  const { estado, vencidos, facturacion } = list.filters;
  return (
    <>
      <FilterChoices
        label="Qué servicios"
        all="Abiertos"
        options={[{ value: 'TODOS', label: 'Todos' }]}
        // What is looked for by its billing is not open any more.
        value={facturacion === null ? estado : (estado ?? 'TODOS')}
        onChange={list.setStatus}
      />
      <button
        type="button"
        className={chips['choice']}
        aria-pressed={vencidos !== null}
        onClick={list.toggleOverdue}
      >
        Vencidos
      </button>
    </>
  );
}

type Name = keyof ServicesList['filters'];
type ChipProps = { list: ServicesList; name: Name } & Pick<Filter, 'label' | 'options'>;

function ListChip({ list, name, label, options }: ChipProps) {
  const { [name]: value } = list.filters;
  return (
    <FilterChip
      filter={{ name, label, options }}
      value={value}
      onChange={(chosen) => list.setFilter(name, chosen)}
    />
  );
}

const { Part: OfficeFilters } = lazyPart(() => import('./office-filters.tsx'), 'OfficeFilters');

export function ServicesTools({ list }: Props) {
  const { role } = useSession().session;
  const { optionsOf } = useCatalog();
  const { estado, tipo, zona } = list.filters;
  const sort = sortOf(list);
  const isSortGiven = list.filters.vencidos !== null || list.days.desde !== null || list.days.hasta !== null;
  const more = (
    <>
      <FilterChip
        filter={{ name: 'estado', label: 'Estado', options: STATUS_OPTIONS }}
        value={estado === 'TODOS' ? null : estado}
        onChange={(value) => list.setFilter('estado', value)}
      />
      <ListChip list={list} name="prioridad" label="Prioridad" options={PRIORITY_OPTIONS} />
      <ListChip list={list} name="tipo" label="Tipo" options={optionsOf('serviceTypes', [tipo])} />
      <ListChip list={list} name="zona" label="Zona" options={optionsOf('zones', [zona])} />
      <DatesFilter question="¿Qué días hay visita?" days={list.days} onChange={list.setDays} />
      {can(role, 'billing:open') && (
        <ListChip list={list} name="facturacion" label="Facturación" options={BILLING_OPTIONS} />
      )}
      {can(role, 'team:read') && <OfficeFilters list={list} />}
    </>
  );
  return (
    <ListToolbar
      list={{ ...list, sort }}
      start={<ServiceViews />}
      search={SERVICE_SEARCH}
      choices={<Status list={list} />}
      more={more}
      sorts={isSortGiven ? [] : SORTS}
      end={<ExportButton lists={[askedList('SERVICES', variablesOf(list))]} />}
    />
  );
}

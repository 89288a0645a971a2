import { can } from '@cuadrilla/domain/people/permissions.ts';
import { LINE_KIND_LABELS, LINE_KINDS } from '@cuadrilla/domain/services/service-lines.ts';
import { IconBarcode } from '@tabler/icons-react';
import type { ItemFilter } from '#gql/schema.generated.ts';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { useSession } from '#session/session-context.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { FilterChoices } from '#shared/list/filter-chip.tsx';
import { readListState, type ListOptions, type ListState } from '#shared/list/list-state.ts';
import chips from '#shared/list/list-toolbar.module.css';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SuggestFilter } from '#shared/list/suggest-filter.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { CreateLink, ImportLink } from '#shared/ui/create-link.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useItemFamilies } from '../parts/use-item-families.ts';
import { COLUMNS_WITH_COST, ITEM_COLUMNS } from './item-columns.tsx';
import { ItemsPageDocument, useItemsPageQuery } from './items-page.generated.ts';

const LIST = {
  sorts: ['NAME', 'REF', 'UPDATED'],
  filters: { tipo: LINE_KINDS, familia: 'any', archivados: ['si'] },
} as const satisfies ListOptions;

const SORTS = [
  { value: 'NAME', label: 'Nombre' },
  { value: 'REF', label: 'Referencia' },
  { value: 'UPDATED', label: 'Últimos cambios' },
];

const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));

type State = Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>;

function variablesOf({ variables, sort, filters: { tipo, familia, archivados } }: State) {
  const filter: ItemFilter = {
    ...(tipo && { kind: tipo }),
    ...(familia && { family: familia }),
    ...(archivados && { archive: 'ARCHIVED' as const }),
  };
  return { ...variables, filter: Object.keys(filter).length === 0 ? null : filter, sort };
}

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ItemsPageDocument, 'ItemsPage', variables);
}

const ICON = <IconBarcode size={24} stroke={1.75} />;

function NoItems({ mayEdit }: { mayEdit: boolean }) {
  const create = <CreateLink isPrimary title="Crear el primer artículo" to={PATHS.newItem} />;
  return (
    <EmptyState icon={ICON} title="El catálogo está vacío" {...(mayEdit && { action: create })}>
      Aquí están los materiales, la mano de obra y los desplazamientos con su precio. De aquí se eligen al
      escribir las líneas de un servicio.
    </EmptyState>
  );
}

function Tools({ list }: { list: ReturnType<typeof useListState<typeof LIST>> }) {
  const { tipo, familia, archivados } = list.filters;
  const families = useItemFamilies();
  const choices = (
    <>
      <FilterChoices
        label="Tipo de artículo"
        all="Todos"
        options={KINDS}
        value={tipo}
        onChange={(value) => list.setFilter('tipo', value)}
      />
      <SuggestFilter
        label="Familia"
        question="¿Qué familia?"
        value={familia}
        suggestions={families}
        onChange={(value) => list.setFilter('familia', value)}
      />
      <button
        type="button"
        className={chips['choice']}
        aria-pressed={archivados !== null}
        onClick={() => list.setFilter('archivados', archivados === null ? 'si' : null)}
      >
        Archivados
      </button>
    </>
  );
  return (
    <ListToolbar
      list={list}
      search="Referencia, nombre o código"
      choices={choices}
      sorts={SORTS}
      end={<ExportButton lists={[askedList('ITEMS', variablesOf(list))]} />}
    />
  );
}

const WORDS = { label: 'Catálogo', noun: ['artículo', 'artículos'], them: 'los artículos' } as const;

export function ItemsPage() {
  const { role } = useSession().session;
  const list = useListState(LIST);
  const result = useItemsPageQuery({ variables: variablesOf(list) });
  const mayEdit = can(role, 'items:edit');
  const create = (
    <>
      {can(role, 'items:import') && <ImportLink kind="catalogo" />}
      <CreateLink isPrimary title="Nuevo artículo" to={PATHS.newItem} />
    </>
  );
  return (
    <>
      <PageHeader title="Catálogo" parents={[]} {...(mayEdit && { action: create })} />
      <Tools list={list} />
      <ListView
        {...WORDS}
        list={list}
        result={result}
        pick={(data) => data.items}
        columns={can(role, 'items:costs') ? COLUMNS_WITH_COST : ITEM_COLUMNS}
        rowTo={({ id }) => PATHS.item(id)}
        icon={ICON}
        empty={<NoItems mayEdit={mayEdit} />}
      />
    </>
  );
}

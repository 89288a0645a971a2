import { IMPORTS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IconFileImport } from '@tabler/icons-react';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import type { Column } from '#shared/list/data-table.tsx';
import { readListState } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { StatusBadge } from '#shared/status/status-badge.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { lookOf, NUMBER } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';
import { ImportsPageDocument, useImportsPageQuery, type ImportsPageQuery } from './imports-page.generated.ts';
import { UploadCard } from './upload-card.tsx';

const LIST = {};

const variablesOf = ({
  variables: { first, after },
}: Pick<ReturnType<typeof readListState>, 'variables'>) => ({
  first,
  after,
});

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ImportsPageDocument, 'ImportsPage', variables);
}

type Row = ImportsPageQuery['imports']['edges'][number]['node'];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'file', header: 'Archivo', isName: true, skeleton: 70, render: ({ fileName }) => fileName },
  { key: 'kind', header: 'Datos', width: '11rem', skeleton: 60, render: ({ kind }) => IMPORTS[kind].label },
  {
    key: 'status',
    header: 'Estado',
    width: '10rem',
    skeleton: 'badge',
    render: ({ status }) => <StatusBadge look={lookOf(status)} />,
  },
  {
    key: 'rows',
    header: 'Filas',
    align: 'right',
    width: '5rem',
    skeleton: 40,
    phone: 'labelled',
    render: ({ rowCount }) => <span className="num">{NUMBER.format(rowCount)}</span>,
  },
  {
    key: 'by',
    header: 'Quién y cuándo',
    width: '10rem',
    skeleton: 70,
    phone: 'hidden',
    render: ({ byName, createdAt }) => `${byName}, ${formatDateTime(createdAt)}`,
  },
];

const ICON = <IconFileImport size={24} stroke={1.75} />;

function NoImports() {
  return (
    <EmptyState icon={ICON} title="Todavía no se ha importado nada">
      Trae aquí lo que ya tienes en Excel o en otro programa. Cada importación se puede deshacer durante 30
      días.
    </EmptyState>
  );
}

const WORDS = {
  label: 'Importaciones',
  noun: ['importación', 'importaciones'],
  them: 'las importaciones',
} as const;

export function ImportsPage() {
  const list = useListState(LIST);
  const result = useImportsPageQuery({ variables: variablesOf(list), fetchPolicy: 'cache-and-network' });
  return (
    <SettingsFrame section="importar">
      <div className={classes['page']}>
        <UploadCard />
        <ListView
          {...WORDS}
          list={list}
          result={result}
          pick={(data) => data.imports}
          columns={COLUMNS}
          rowTo={({ id }) => PATHS.import(id)}
          icon={ICON}
          empty={<NoImports />}
        />
      </div>
    </SettingsFrame>
  );
}

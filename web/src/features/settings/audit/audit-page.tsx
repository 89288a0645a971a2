import { IconHistory } from '@tabler/icons-react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { Card } from '#shared/detail/card.tsx';
import { Timeline } from '#shared/detail/timeline.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { readListState } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { Pager } from '#shared/list/pager.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { auditEntry } from './audit-entry.tsx';
import { LIST, variablesOf } from './audit-list.ts';
import { AuditPageDocument, useAuditPageQuery } from './audit-page.generated.ts';
import { AuditTools } from './audit-tools.tsx';
import classes from './audit.module.css';

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(AuditPageDocument, 'AuditPage', variables);
}

const ICON = <IconHistory size={24} stroke={1.75} />;
const NOUN = ['cambio', 'cambios'] as const;

const onlyOf = (kind: string, id: string) =>
  `${PATHS.settingsSection('auditoria')}?${new URLSearchParams({ tipo: kind, registro: id }).toString()}`;

export function AuditPage() {
  const list = useListState(LIST);
  const { nameOf, loading } = useCatalog();
  const result = useAuditPageQuery({ variables: variablesOf(list), fetchPolicy: 'cache-and-network' });
  const page = (result.data ?? result.previousData)?.auditEntries;
  return (
    <SettingsFrame section="auditoria">
      <AuditTools list={list} rows={page?.edges.map(({ node }) => node) ?? []} />
      <ListView
        label="Auditoría"
        noun={NOUN}
        them="los cambios"
        list={list}
        result={result}
        pick={(data) => data.auditEntries}
        columns={[]}
        icon={ICON}
        empty={
          <EmptyState icon={ICON} title="Todavía no hay nada">
            Aquí queda lo que hace cada persona: altas, cambios con el valor de antes y el de después, y
            exportaciones. No se puede cambiar ni borrar.
          </EmptyState>
        }
      >
        {(rows, isLate) => (
          <Card title="Auditoría" isFlush>
            <div className={classes['list']} aria-busy={isLate}>
              {!loading && (
                <Timeline
                  entries={rows.map((row) => auditEntry(row, onlyOf(row.kind, row.recordId), nameOf))}
                />
              )}
            </div>
            <Pager
              paging={list.paging}
              shown={rows.length}
              total={page?.totalCount ?? null}
              endCursor={page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null}
              noun={NOUN}
              isFiltered={list.isFiltered}
              isLate={isLate}
            />
          </Card>
        )}
      </ListView>
    </SettingsFrame>
  );
}

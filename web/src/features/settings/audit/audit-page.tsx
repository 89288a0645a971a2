import { IconHistory } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { Card } from '#shared/detail/card.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { readListState } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { Pager } from '#shared/list/pager.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { LIST, variablesOf } from './audit-list.ts';
import { AuditPageDocument, useAuditPageQuery } from './audit-page.generated.ts';
import { AuditTools } from './audit-tools.tsx';
import classes from './audit.module.css';

// The field labels of all records, preloaded with the first entries.
const TIMELINE = lazyPage(() => import('./audit-timeline.tsx'), 'AuditTimeline');

export function firstOperation(url: URL) {
  void TIMELINE.preload();
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(AuditPageDocument, 'AuditPage', variables);
}

const ICON = <IconHistory size={24} stroke={1.75} />;
const NOUN = ['cambio', 'cambios'] as const;
const WAITING = (
  <div className={classes['list']}>
    <Waiting lines={8} />
  </div>
);

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
            <Suspense fallback={WAITING}>
              {loading ? (
                WAITING
              ) : (
                <>
                  <div className={classes['list']} aria-busy={isLate}>
                    <TIMELINE.Page rows={rows} nameOf={nameOf} />
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
                </>
              )}
            </Suspense>
          </Card>
        )}
      </ListView>
    </SettingsFrame>
  );
}

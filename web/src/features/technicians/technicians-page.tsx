import { IconPlus, IconUserCog, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Pager } from './pager.tsx';
import { pageVariables, usePaging } from './paging.ts';
import { TechnicianRow } from './technician-row.tsx';
import {
  TechniciansPageDocument,
  useTechniciansPageQuery,
  type TechniciansPageQuery,
} from './technicians-page.generated.ts';
import classes from './technicians.module.css';

type Connection = TechniciansPageQuery['technicians'];

const COLUMNS = ['Nombre', 'Correo electrónico', 'Teléfono'];

/** The roles are said aloud because on a phone the rows are drawn as cards, which takes a table's meaning from it. */
function Table({ children, foot }: { children: ReactNode; foot: ReactNode }) {
  return (
    <div className={classes['card']}>
      <table role="table" aria-label="Técnicos" className={classes['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
      {foot}
    </div>
  );
}

function NoTechnicians() {
  return (
    <EmptyState
      icon={<IconUserCog size={24} stroke={1.75} />}
      title="Todavía no hay técnicos"
      action={
        <Button
          style="link"
          type="primary"
          title="Crear el primer técnico"
          to={PATHS.newTechnician}
          icon={<IconUserPlus size={16} />}
        />
      }
    >
      Aquí aparece cada técnico con su correo y su teléfono. Con ese correo entra en Cuadrilla.
    </EmptyState>
  );
}

/** Whoever stood here was moved or removed since the address was made. */
function NoMoreTechnicians() {
  return (
    <EmptyState
      icon={<IconUserCog size={24} stroke={1.75} />}
      title="En esta página ya no hay técnicos"
      action={<Button style="link" title="Ir a la primera página" to={PATHS.technicians} />}
    >
      La lista ha cambiado desde que se abrió esta dirección.
    </EmptyState>
  );
}

function List({ connection, paging }: { connection: Connection; paging: ReturnType<typeof usePaging> }) {
  const { edges, pageInfo, totalCount } = connection;
  if (edges.length === 0) return paging.after === null ? <NoTechnicians /> : <NoMoreTechnicians />;
  return (
    <Table
      foot={
        <Pager
          paging={paging}
          shown={edges.length}
          total={totalCount}
          endCursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
        />
      }
    >
      {edges.map(({ node }) => (
        <TechnicianRow key={node.id} technician={node} />
      ))}
    </Table>
  );
}

/** What this screen asks first at an address, so that it can be asked before the screen is drawn. */
export function firstOperation(url: URL) {
  return persistedOperation(TechniciansPageDocument, 'TechniciansPage', pageVariables(url.searchParams));
}

function Content() {
  const paging = usePaging();
  const { data, error, refetch, loading } = useTechniciansPageQuery({
    variables: { first: paging.size, after: paging.after },
    notifyOnNetworkStatusChange: true,
  });
  if (data) return <List connection={data.technicians} paging={paging} />;
  if (error) {
    return (
      <ErrorState
        title="No se han podido cargar los técnicos"
        failure={readFailure(error)}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
        other={
          paging.after !== null && (
            <Button style="link" title="Ir a la primera página" to={PATHS.technicians} />
          )
        }
      />
    );
  }
  return (
    <>
      <Busy />
      <Table foot={<div className={classes['pager']} />}>
        <SkeletonRows columns={[60, 75, 50]} />
      </Table>
    </>
  );
}

/** The technicians of the company. */
export function TechniciansPage() {
  const action = (
    <Button
      style="link"
      type="primary"
      title="Nuevo técnico"
      to={PATHS.newTechnician}
      icon={<IconPlus size={16} stroke={2} />}
    />
  );
  return (
    <>
      <PageHeader title="Técnicos" parents={[]} action={action} />
      <Content />
    </>
  );
}

import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconPhoneOff, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { Card, TwoColumns } from '#shared/detail/card.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { PATHS } from '#shared/paths.ts';
import { ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import classes from './detail.module.css';
import { NextActionCard } from './next-action-card.tsx';
import { ProspectActions } from './prospect-actions.tsx';
import { ProspectDetailDocument } from './prospect-detail.generated.ts';
import { AddressCard, DataCard, FollowUpCard, NeedCard } from './prospect-facts.tsx';
import { ProspectLoader, type Prospect, PROSPECTS_CRUMB } from './prospect-loader.tsx';
import { convertPath } from '../parts/prospect-paths.ts';
import { useNow } from '#shared/format/use-now.ts';

// The timeline loads after the prospect, into a reserved place.
const { Page: Activity, preload } = lazyPage(() => import('./prospect-activity.tsx'), 'ProspectActivity');

export function firstOperation({ pathname }: URL) {
  void preload();
  const id = matchPath(PATHS.prospect(':id'), pathname)?.params.id ?? '';
  return persistedOperation(ProspectDetailDocument, 'ProspectDetail', { id });
}

function Header({ prospect }: { prospect: Prospect }) {
  const { id, code, displayName, status } = prospect;
  return (
    <PageHeader
      title={displayName}
      crumb={code}
      parents={[PROSPECTS_CRUMB]}
      badges={
        <span className={classes['headBadge']}>
          <ProspectStatusBadge status={status} />
        </span>
      }
      action={
        isOpen(status) ? (
          <Button
            style="link"
            type="primary"
            title="Convertir en cliente"
            to={convertPath(id)}
            icon={<IconUserPlus size={16} />}
          />
        ) : undefined
      }
    />
  );
}

function Notices({ prospect: { doNotContact, convertedTo, convertedService } }: { prospect: Prospect }) {
  return (
    <>
      {doNotContact && (
        <p className={classes['warning']}>
          <IconPhoneOff size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <strong>No contactar:</strong> ha pedido que no se le llame ni se le escriba.
          </span>
        </p>
      )}
      {convertedTo !== null && (
        <p className={classes['converted']}>
          Ya es cliente: <Link to={PATHS.client(convertedTo.id)}>{convertedTo.name}</Link>{' '}
          <span className={classes['none']}>{convertedTo.code}</span>
          {convertedService !== null && (
            <>
              {' · Primer servicio: '}
              <Link to={PATHS.service(convertedService.id)}>{convertedService.title}</Link>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Detail({ prospect }: { prospect: Prospect }) {
  const now = useNow();
  return (
    <>
      <Header prospect={prospect} />
      <ProspectActions key={prospect.id} prospect={prospect} />
      <Notices prospect={prospect} />
      <TwoColumns
        side={
          <>
            <FollowUpCard prospect={prospect} now={now} />
            <AddressCard prospect={prospect} />
          </>
        }
      >
        <DataCard prospect={prospect} />
        <NeedCard prospect={prospect} />
        <NextActionCard prospect={prospect} now={now} />
        <Card title="Actividad">
          <Suspense
            fallback={
              <div className={classes['noteSpace']} data-new={prospect.status === 'NEW' || undefined} />
            }
          >
            <Activity key={prospect.id} prospect={prospect} />
          </Suspense>
        </Card>
      </TwoColumns>
    </>
  );
}

export function ProspectPage() {
  return <ProspectLoader title="Prospecto">{(prospect) => <Detail prospect={prospect} />}</ProspectLoader>;
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import { catalogOperation } from '#records/catalog/use-catalog.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { useNow } from '#shared/format/use-now.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { ServiceStatusBadge } from '#shared/status/service-status.tsx';
import { StatusBadge } from '#shared/status/status-badge.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { MainAction, ServiceActions } from '../acts/service-actions.tsx';
import type { ServiceQuestion } from '../acts/service-dialogs.tsx';
import classes from './detail.module.css';
import { ServiceLoader } from './service-loader.tsx';
import { ServiceNotices } from './service-notices.tsx';
import { ServiceSummary } from './service-summary.tsx';
import type { Service } from './service.ts';
import { ServicePageDocument } from './service-page.generated.ts';

export function firstOperation({ pathname }: URL) {
  void BODY.preload();
  const id = matchPath(PATHS.service(':id'), pathname)?.params.id ?? '';
  return persistedOperation(ServicePageDocument, 'ServicePage', { id });
}

export const operationsBeside = () => [catalogOperation()];

// The facts render first; the actions load a moment later.
const BODY = lazyPart(
  () => import('./service-body.tsx'),
  'ServiceBody',
  <div className={classes['place']} />,
);
const { Part: Body } = BODY;
const { Part: Dialogs } = lazyPart(() => import('../acts/service-dialogs.tsx'), 'ServiceDialogs', <Busy />);

const URGENT = { word: 'Urgente', tone: 'bad', icon: IconAlertTriangle } as const;

function Header({ service, onAsk }: { service: Service; onAsk: (question: ServiceQuestion) => void }) {
  const { code, title, status, priority } = service;
  return (
    <PageHeader
      title={title}
      crumb={code}
      parents={[SERVICES_CRUMB]}
      badges={
        <span className={classes['badges']}>
          <ServiceStatusBadge status={status} />
          {priority === 'URGENT' && <StatusBadge look={URGENT} />}
        </span>
      }
      action={<MainAction service={service} onAsk={onAsk} />}
    />
  );
}

function Detail({ service }: { service: Service }) {
  const now = useNow();
  const [asked, setAsked] = useState<ServiceQuestion | null>(null);
  return (
    <>
      <Header service={service} onAsk={setAsked} />
      <ServiceActions service={service} onAsk={setAsked} />
      <ServiceNotices service={service} now={now} />
      <ServiceSummary service={service} now={now} />
      <Body service={service} now={now} />
      {asked && <Dialogs service={service} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

export function ServicePage() {
  const { id = '' } = useParams();
  return (
    <ServiceLoader key={id} id={id}>
      {(service) => <Detail service={service} />}
    </ServiceLoader>
  );
}

import type { ReactNode } from 'react';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import { RecordPage, withPrevious } from '#shared/detail/record-page.tsx';
import { NO_SERVICE, NOT_LOADED } from './no-service.tsx';
import { useServicePageQuery } from './service-page.generated.ts';
import classes from './detail.module.css';
import type { Service } from './service.ts';

function Skeleton() {
  const isShown = useSlow() || undefined;
  return (
    <div className={classes['waiting']} data-shown={isShown} aria-hidden="true">
      <div />
      <div />
      <div />
    </div>
  );
}

type Props = { id: string; children: (service: Service) => ReactNode };

export function ServiceLoader({ id, children }: Props) {
  return (
    <RecordPage
      result={withPrevious(useServicePageQuery({ variables: { id } }))}
      pick={(data) => data.service}
      parent={SERVICES_CRUMB}
      title="Servicio"
      failed={NOT_LOADED}
      missing={NO_SERVICE}
      skeleton={<Skeleton />}
    >
      {children}
    </RecordPage>
  );
}

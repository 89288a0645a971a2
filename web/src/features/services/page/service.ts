import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ServiceDetail_ServiceFragment } from './service-detail.generated.ts';
import type { VisitRow_VisitFragment } from './visit-row.generated.ts';

export type Service = ServiceDetail_ServiceFragment;
export type Visit = VisitRow_VisitFragment;

export const factsOf = ({ status, visits }: Pick<Service, 'status' | 'visits'>) => ({
  status,
  hasVisitInProgress: visits.some((visit) => isVisitUnderWay(visit.status)),
});

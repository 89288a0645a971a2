import {
  HOME_PROSPECTS,
  HOME_SERVICES,
  type ProspectsAsked,
  type ServicesAsked,
} from '@cuadrilla/domain/home/home-lists.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { withParameters } from '#shared/list/list-state.ts';
import { PATHS } from '#shared/paths.ts';

const withFilter = (path: string, filter: Readonly<Record<string, string | undefined>>) =>
  path + withParameters(new URLSearchParams(), filter);

const servicesAt = ({ status, overdue, billing }: ServicesAsked) =>
  withFilter(PATHS.services, { estado: status, vencidos: overdue && 'si', facturacion: billing });

const prospectsAt = ({ status, due }: ProspectsAsked) =>
  withFilter(PATHS.prospects, { estado: status, accion: due });

export const planAt = (day: LocalDate, status?: VisitStatus) =>
  withFilter(PATHS.schedule, { dia: day, estado: status });

export const HOME_LINKS = {
  unassigned: servicesAt(HOME_SERVICES.unassigned),
  overdue: servicesAt(HOME_SERVICES.overdue),
  /** The page has the filter itself. */
  toReview: PATHS.review,
  toInvoice: servicesAt(HOME_SERVICES.toInvoice),
  unanswered: prospectsAt(HOME_PROSPECTS.unanswered),
  actionsToday: prospectsAt(HOME_PROSPECTS.actionsToday),
  actionsOverdue: prospectsAt(HOME_PROSPECTS.actionsOverdue),
} as const;

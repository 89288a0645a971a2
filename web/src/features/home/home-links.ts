import {
  HOME_PROSPECTS,
  HOME_SERVICES,
  type ProspectsAsked,
  type ServicesAsked,
  type VisitsAsked,
} from '@cuadrilla/domain/home/home-lists.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { withParameters } from '#shared/list/list-state.ts';
import { PATHS } from '#shared/paths.ts';

const withFilter = (path: string, filter: Readonly<Record<string, string | null | undefined>>) =>
  path + withParameters(new URLSearchParams(), filter);

const servicesAt = ({ status, overdue, billing }: ServicesAsked) =>
  withFilter(PATHS.services, { estado: status, vencidos: overdue && 'si', facturacion: billing });

const prospectsAt = ({ status, open, due }: ProspectsAsked) =>
  withFilter(PATHS.prospects, { estado: open ? 'OPEN' : status, accion: due });

type PlanAsked = VisitsAsked & { isWeek?: boolean };

export const planAt = (day: LocalDate, { status, technicianId, isWeek = false }: PlanAsked = {}) =>
  withFilter(PATHS.schedule, {
    dia: day,
    vista: isWeek ? 'semana' : null,
    estado: status,
    tecnico: technicianId,
  });

export const HOME_LINKS = {
  unassigned: servicesAt(HOME_SERVICES.unassigned),
  overdue: servicesAt(HOME_SERVICES.overdue),
  /** The page has the filter itself. */
  toReview: PATHS.review,
  toInvoice: servicesAt(HOME_SERVICES.toInvoice),
  unanswered: prospectsAt(HOME_PROSPECTS.unanswered),
  open: prospectsAt(HOME_PROSPECTS.open),
  actionsToday: prospectsAt(HOME_PROSPECTS.actionsToday),
  actionsOverdue: prospectsAt(HOME_PROSPECTS.actionsOverdue),
} as const;

import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { dueWords } from '#records/services/due-clock.tsx';
import { counted, countText, Figure } from './figure.tsx';
import { HOME_LINKS, planAt } from '../home-links.ts';
import classes from '../home.module.css';
import type { OfficeHomeQuery } from '../office-home.generated.ts';

type Props = { data: OfficeHomeQuery | undefined; now: Date; today: LocalDate };

function visitsHint({ visits }: OfficeHomeQuery['teamDay']): string {
  if (visits.length === 0) return 'Nada planificado';
  const done = visits.filter(({ status }) => status === 'COMPLETED').length;
  const missed = visits.filter(({ status }) => status === 'NOT_COMPLETED').length;
  const words = counted(done, 'completada', 'completadas');
  return missed === 0 ? words : `${words} y ${countText(missed)} sin completar`;
}

function pendingHint({ edges }: OfficeHomeQuery['pending'], now: Date): string {
  const [first] = edges;
  return first ? (dueWords(first.node, now)?.text ?? '') : 'Nada espera visita';
}

function overdueHint({ edges, totalCount }: OfficeHomeQuery['overdue']): string {
  const [first] = edges;
  if (!first) return 'Todo en plazo';
  if (totalCount === 1) return first.node.code;
  return `${first.node.code} y ${totalCount === null ? 'muchos' : countText(totalCount - 1)} más`;
}

function reviewHint({ finishedServices, openReviews }: OfficeHomeQuery['figures']): string {
  if (openReviews !== 0) return counted(openReviews, 'trabajo por revisar', 'trabajos por revisar');
  return finishedServices === 0 ? 'Todo revisado' : 'Finalizados sin cerrar';
}

function prospectsHint({ overdueProspects, openProspects }: OfficeHomeQuery['figures']): string {
  if (openProspects === 0) return 'Ninguno abierto';
  if (overdueProspects === 0) return counted(openProspects, 'abierto', 'abiertos');
  return overdueProspects === 1 ? '1 acción vencida' : `${countText(overdueProspects)} acciones vencidas`;
}

function prospectsTo({ overdueProspects, openProspects }: OfficeHomeQuery['figures']): string | undefined {
  if (openProspects === 0) return undefined;
  return overdueProspects === 0 ? HOME_LINKS.open : HOME_LINKS.actionsOverdue;
}

function invoiceHint(toInvoice: OfficeHomeQuery['toInvoice']): string {
  if (!toInvoice) return 'Calculando…';
  if (toInvoice.services === 0) return 'Nada cerrado sin facturar';
  return `${counted(toInvoice.services, 'servicio cerrado', 'servicios cerrados')}, sin IVA`;
}

export function Figures({ data, now, today }: Props) {
  const { figures, teamDay, pending, overdue, toInvoice } = data ?? {};
  const isSome = (count: number | null | undefined) => count !== undefined && count !== 0;
  return (
    <section className={classes['figures']} aria-label="Resumen del día">
      <Figure
        label="Visitas de hoy"
        value={teamDay && countText(teamDay.visits.length)}
        hint={teamDay && visitsHint(teamDay)}
        to={planAt(today)}
      />
      <Figure
        label="Sin asignar"
        value={pending && countText(pending.totalCount)}
        hint={pending && pendingHint(pending, now)}
        to={HOME_LINKS.unassigned}
        tone={isSome(pending?.totalCount) ? 'pending' : null}
      />
      <Figure
        label="Fuera de plazo"
        value={overdue && countText(overdue.totalCount)}
        hint={overdue && overdueHint(overdue)}
        to={HOME_LINKS.overdue}
        tone={isSome(overdue?.totalCount) ? 'late' : null}
      />
      <Figure
        label="Por revisar"
        value={figures && countText(figures.finishedServices)}
        hint={figures && reviewHint(figures)}
        to={HOME_LINKS.toReview}
      />
      <Figure
        label="Prospectos nuevos"
        value={figures && countText(figures.newProspects)}
        hint={figures && prospectsHint(figures)}
        to={HOME_LINKS.unanswered}
        hintTo={figures && prospectsTo(figures)}
      />
      <Figure
        label="Por facturar"
        value={data && (toInvoice ? formatEuros(toInvoice.netCents) : '—')}
        hint={data && invoiceHint(data.toInvoice)}
        to={HOME_LINKS.toInvoice}
      />
    </section>
  );
}

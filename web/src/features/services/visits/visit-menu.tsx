import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { isVisitOver, visitActionsFrom } from '@cuadrilla/domain/visits/visit-states.ts';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconBan,
  IconCalendarPlus,
  IconCalendarTime,
  IconClockCheck,
  IconClockEdit,
  IconDeviceMobile,
} from '@tabler/icons-react';
import { useAddToCalendar } from '#records/calendar/use-add-to-calendar.ts';
import { PATHS } from '#shared/paths.ts';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import type { Visit } from '../page/service.ts';

export type VisitQuestion = 'move' | 'unschedule' | 'endIncomplete' | 'confirm' | 'correct' | 'cancel';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const ITEMS: Record<VisitQuestion, Pick<MenuItem, 'label' | 'icon' | 'isDanger'>> = {
  move: { label: 'Mover', icon: <IconCalendarTime {...ICON} /> },
  unschedule: { label: 'Devolver a la bandeja', icon: <IconArrowBackUp {...ICON} /> },
  confirm: { label: 'Confirmar horas', icon: <IconClockCheck {...ICON} /> },
  correct: { label: 'Corregir horas', icon: <IconClockEdit {...ICON} /> },
  endIncomplete: { label: 'No completada', icon: <IconAlertCircle {...ICON} /> },
  cancel: { label: 'Anular visita', icon: <IconBan {...ICON} />, isDanger: true },
};

function questionsOf(visit: Visit, role: Role, isOwn: boolean): VisitQuestion[] {
  const actions: readonly string[] = visitActionsFrom(visit.status, role, isOwn);
  const isTimed = visit.arrivedAt !== null || visit.travelStartedAt !== null;
  return (Object.keys(ITEMS) as VisitQuestion[]).filter((question) => {
    if (question === 'correct') return can(role, 'visits:correct') && isTimed;
    if (question === 'confirm') return can(role, 'visits:correct') && visit.unconfirmedTimes.length > 0;
    return actions.includes(question);
  });
}

/** True if it opens on the technician's own screen; the office sees it in its service. */
export const isDoneBy = (visit: Visit, role: Role, personId: string): boolean =>
  visit.status !== 'CANCELLED' && worksInField(role) && visit.technicians.some(({ id }) => id === personId);

type Props = {
  visit: Visit;
  role: Role;
  personId: string;
  when: string;
  onAsk: (question: VisitQuestion) => void;
};

export function VisitMenu({ visit, role, personId, when, onAsk }: Props) {
  const calendar = useAddToCalendar();
  const isOwn = visit.technicians.some(({ id }) => id === personId);
  const items: MenuItem[] = questionsOf(visit, role, isOwn).map((question) => ({
    ...ITEMS[question],
    onSelect: () => onAsk(question),
  }));
  if (!isVisitOver(visit.status)) {
    const icon = <IconCalendarPlus {...ICON} />;
    items.unshift({ label: 'Añadir al calendario', icon, onSelect: () => calendar.run(visit.id) });
  }
  if (isDoneBy(visit, role, personId)) {
    items.unshift({
      label: 'Abrir la visita',
      icon: <IconDeviceMobile {...ICON} />,
      to: PATHS.visit(visit.id),
    });
  }
  return <ActionsMenu items={items} label={`Acciones de la visita de ${when}`} />;
}

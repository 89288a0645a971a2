import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconUsers } from '@tabler/icons-react';
import { catalogOperation } from '#records/catalog/use-catalog.ts';
import { PlanningDocument } from '#records/scheduling/planning.generated.ts';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { DayGrid } from './grid/day-grid.tsx';
import type { Question } from './moves/moves.ts';
import { daysShown, planVariables, readPlanState, usePlanState, type PlanState } from './plan-state.ts';
import { PlanToolbar } from './plan-toolbar.tsx';
import { PlanToolsProvider } from './plan-tools.ts';
import classes from './planning-page.module.css';
import { SlotQuestion } from './dialogs/slot-question.tsx';
import { Tray } from './tray/tray.tsx';
import { trayOperation } from './tray/use-tray.ts';
import { UndoToast } from './moves/undo-toast.tsx';
import { UnscheduleQuestion } from './dialogs/unschedule-question.tsx';
import { usePlanner, type Planner } from './use-planner.ts';
import type { Undo } from './moves/undo-stack.ts';
import { undoOfMove, undoOfNew } from './moves/use-undo.ts';
import { VisitDialog } from './dialogs/visit-dialog.tsx';
import { WeekGrid } from './grid/week-grid.tsx';

export function firstOperation({ searchParams }: URL) {
  return persistedOperation(PlanningDocument, 'Planning', planVariables(readPlanState(searchParams)));
}

export const operationsBeside = ({ searchParams }: URL) => [
  trayOperation(readPlanState(searchParams).zoneId),
  catalogOperation(),
];

type Props = { planner: Planner; state: PlanState };

function emptyWords({ zoneId, skillId, technicianId, status }: PlanState): { title: string; words: string } {
  if (status !== null) {
    const title = `Ninguna visita en «${VISIT_STATUS_LABELS[status]}»`;
    return { title, words: 'Quita el filtro de arriba para ver todas.' };
  }
  if (technicianId !== null && zoneId === null && skillId === null) {
    return {
      title: 'Este técnico ya no está en el plan',
      words: 'Quita el filtro de arriba para ver a todos.',
    };
  }
  return zoneId !== null || skillId !== null
    ? { title: 'Ningún técnico con estos filtros', words: 'Prueba con otra zona o competencia.' }
    : { title: 'Aún no hay técnicos', words: 'Cada técnico tendrá aquí su fila.' };
}

function Grid({ planner: { plan, tray, rows }, state }: Props) {
  if (plan.error !== undefined) {
    return (
      <QueryError
        title="No se ha podido cargar la planificación"
        result={{
          error: plan.error,
          loading: plan.isLoading,
          refetch: () => Promise.all([plan.refetch(), tray.error !== undefined && tray.refetch()]),
        }}
      />
    );
  }
  if (rows === null) {
    return (
      <div className={classes['waiting']}>
        <Waiting lines={8} />
      </div>
    );
  }
  if (rows.length === 0) {
    const { title, words } = emptyWords(state);
    return (
      <EmptyState icon={<IconUsers size={24} stroke={1.75} />} title={title}>
        {words}
      </EmptyState>
    );
  }
  return state.view === 'semana' ? (
    <WeekGrid rows={rows} days={daysShown(state)} />
  ) : (
    <DayGrid rows={rows} day={state.day} isFitted={state.isFitted} />
  );
}

function Layers({ planner: { drops, opened, close, tools }, state }: Props) {
  const { moves, pass, accept } = drops;
  const { question, undo, isEarlier } = moves;
  const done = (way: Undo) => {
    close();
    moves.done(way);
  };
  const other = ({ move: { subject } }: Question) => {
    moves.setQuestion(null);
    if (subject.visit) tools.openVisit(subject.visit);
    if (subject.service) tools.openService(subject.service);
  };
  return (
    <>
      {question && (
        <SlotQuestion
          question={question}
          nameOf={(id) => drops.factsOf(id)?.name ?? ''}
          onCancel={() => moves.setQuestion(null)}
          onPass={() => pass(question)}
          onAccept={() => accept(question)}
          onOther={() => other(question)}
        />
      )}
      {opened && 'visit' in opened && (
        <VisitDialog
          key={opened.visit.id}
          visit={opened.visit}
          onClose={close}
          onMoved={(now) => done(undoOfMove(opened.visit, now))}
          onUnschedule={(visit) => {
            close();
            drops.unschedule(visit);
          }}
        />
      )}
      {opened && 'service' in opened && (
        <ScheduleDialog
          key={opened.service.id}
          service={opened.service}
          day={state.day}
          open
          isAnnounced={false}
          onClose={close}
          onDone={(now) => done(undoOfNew(opened.service, now))}
        />
      )}
      {drops.leaving && (
        <UnscheduleQuestion
          {...drops.leaving}
          onClose={() => drops.setLeaving(null)}
          onConfirm={moves.unschedule}
        />
      )}
      {undo && (
        <UndoToast
          key={undo.order}
          undo={undo.undo}
          isEarlier={isEarlier}
          onUndo={() => void moves.takeBack()}
        />
      )}
    </>
  );
}

export function PlanningPage() {
  const state = usePlanState();
  const planner = usePlanner(state);
  const action = <CreateLink isPrimary title="Nuevo servicio" to={PATHS.newService} />;
  return (
    <>
      <PageHeader
        title="Planificación"
        parents={[{ title: 'Servicios', to: PATHS.services }]}
        action={action}
      />
      <PlanToolsProvider value={planner.tools}>
        <div className={classes['page']}>
          <PlanToolbar state={state} technicians={planner.plan.plan?.technicians ?? []} />
          <div className={classes['board']}>
            <Tray
              state={planner.tray}
              pending={planner.plan.pending}
              isRetriedBeside={planner.plan.error !== undefined}
            />
            <Grid planner={planner} state={state.drawn} />
          </div>
        </div>
        <Layers planner={planner} state={state.drawn} />
      </PlanToolsProvider>
    </>
  );
}

/** The specification's §6: visits and planning. */
import type { SlotReasonKind } from '../gql/graphql.ts';
import type { StepName } from '../kits/perform-kit.ts';
import { OFFICE, OFFICE_SEES, question, type Row } from './permission-world.ts';
import {
  about,
  ALL_SEE,
  change,
  COMPLETED,
  HIDDEN,
  hoursOn,
  UNDER_WAY,
  workOf,
  type Cells,
  type Whose,
} from './permission-work.ts';
import type { Visit } from '../../src/work/visit.ts';

const PERFORM: Cells = ['done', 'FORBIDDEN', 'done'];
const PERFORM_OTHER: Cells = ['done', 'FORBIDDEN', 'NotFoundError'];

const WARNINGS: SlotReasonKind[] = [
  'HOLIDAY',
  'OUTSIDE_HOURS',
  'OUTSIDE_ZONES',
  'OUTSIDE_WINDOW',
  'TOO_EARLY',
  'MISSING_SKILL',
  'ALREADY_PLANNED',
];
const slot = (technicianId: string) => ({
  ...{ technicianIds: [technicianId], acceptedWarnings: WARNINGS },
  ...{ start: hoursOn(30).toISOString(), end: hoursOn(31).toISOString() },
});

type Step = { name: StepName; input?: Record<string, unknown>; visit?: Partial<Visit> };

const taken = (title: string, cells: Cells, whose: Whose, { name, input = {}, visit = {} }: Step): Row => {
  const types: Partial<Record<StepName, string>> = {
    pauseVisit: 'PauseVisitInput',
    completeVisit: 'CompleteVisitInput',
    endVisitIncomplete: 'EndVisitIncompleteInput',
    correctVisitTimes: 'CorrectVisitTimesInput',
    confirmVisitTimes: 'ConfirmVisitTimesInput',
  };
  const type = types[name] ?? 'VisitActInput';
  return about(title, cells, whose, (work) => change(name, type, { id: work.visit.id, ...input }), { visit });
};

const performed = (title: string, step: Step): Row[] => [
  taken(title, PERFORM, 'own', step),
  taken(title, PERFORM_OTHER, 'other', step),
];

const INCOMPLETE = { outcome: 'NOT_DONE', reason: 'NO_ACCESS' };
const PAUSED = {
  ...UNDER_WAY,
  status: 'PAUSED' as const,
  pauses: [{ from: hoursOn(0), to: null, reason: 'BREAK' as const }],
};

export const visitRows: Row[] = [
  about('open a visit', ALL_SEE, 'own', ({ visit }) => question(`visit(id: "${visit.id}") { id }`, visit.id)),
  about('open a visit', HIDDEN, 'other', ({ visit }) =>
    question(`visit(id: "${visit.id}") { id }`, visit.id),
  ),
  about('plan a visit', OFFICE, 'own', ({ service }, { people }) =>
    change('scheduleVisit', 'ScheduleVisitInput', { serviceId: service.id, ...slot(people.TECHNICIAN.uid) }),
  ),
  about('move a visit', OFFICE, 'own', ({ visit: { id } }, { people }) =>
    change('moveVisit', 'MoveVisitInput', { id, version: 1, ...slot(people.TECHNICIAN.uid) }),
  ),
  about('send a visit back to the tray', OFFICE, 'own', ({ visit: { id } }) =>
    change('unscheduleVisit', 'VisitVersionInput', { id, version: 1 }),
  ),
  about('annul a visit', OFFICE, 'own', ({ visit: { id } }) =>
    change('cancelVisit', 'CancelVisitInput', { id, version: 1, reason: 'No hace falta' }),
  ),
  ...performed('set out', { name: 'travelToVisit' }),
  ...performed('begin', { name: 'startVisit' }),
  ...performed('pause', { name: 'pauseVisit', input: { reason: 'BREAK' }, visit: UNDER_WAY }),
  ...performed('go on', { name: 'resumeVisit', visit: PAUSED }),
  ...performed('complete', { name: 'completeVisit', input: { resolution: 'Hecho' }, visit: UNDER_WAY }),
  taken('end a visit that goes on as not completed', ['done', 'done', 'done'], 'own', {
    ...{ name: 'endVisitIncomplete', input: INCOMPLETE, visit: UNDER_WAY },
  }),
  taken('end a visit that goes on as not completed', ['done', 'done', 'NotFoundError'], 'other', {
    ...{ name: 'endVisitIncomplete', input: INCOMPLETE, visit: UNDER_WAY },
  }),
  taken('end a planned visit as not completed', ['done', 'done', 'TransitionError'], 'own', {
    ...{ name: 'endVisitIncomplete', input: INCOMPLETE },
  }),
  taken('confirm the times of a visit', OFFICE, 'own', {
    ...{ name: 'confirmVisitTimes', visit: { ...COMPLETED, unconfirmed: ['ARRIVAL'] } },
    input: { version: 1 },
  }),
  taken('correct the times of a visit', OFFICE, 'own', {
    ...{ name: 'correctVisitTimes', visit: COMPLETED },
    input: {
      ...{ version: 1, reason: 'Se equivocó' },
      ...{ arrivedAt: hoursOn(-3).toISOString(), finishedAt: hoursOn(-1).toISOString() },
    },
  }),
];

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date());

export const planningRows: Row[] = [
  about('see the plan', OFFICE_SEES, 'own', ({ visit }) =>
    question(`planning(date: "${today()}") { visits { id } }`, visit.id),
  ),
  about('ask whether the plan changed', OFFICE_SEES, 'own', () =>
    question(`planningRevision(date: "${today()}") { tray }`, '"tray":'),
  ),
  about('ask what changed of the plan', OFFICE_SEES, 'own', () =>
    question(`planningChanges(date: "${today()}", since: "0.0") { isTooOld }`, '"isTooOld":true'),
  ),
  about('ask when a phone was last heard of', OFFICE_SEES, 'own', (_work, { people }) =>
    question(`devices(technicianIds: ["${people.TECHNICIAN.uid}"]) { technicianId }`, people.TECHNICIAN.uid),
  ),
  about('ask who could do it', OFFICE_SEES, 'own', ({ service }, { people }) =>
    question(`slotSuggestions(serviceId: "${service.id}") { technician { id } }`, people.TECHNICIAN.uid),
  ),
  [
    'see one’s own day',
    ['FORBIDDEN', 'FORBIDDEN', 'seen'],
    async (w) => {
      const { visit } = await workOf(w, 'own');
      return question(`myVisits(from: "${today()}") { id }`, visit.id);
    },
  ],
  [
    'see a colleague’s day as one’s own',
    ['FORBIDDEN', 'FORBIDDEN', 'hidden'],
    async (w) => {
      const { visit } = await workOf(w, 'other');
      return question(`myVisits(from: "${today()}") { id }`, visit.id);
    },
  ],
];

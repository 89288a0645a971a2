import type { QueuedAct, WorkAct } from '../acts/act.ts';
import type { DayAnswer } from '../kept/kept-day.ts';
import type { WorkVisit } from '../acts/effects.ts';
// Imported ahead, so that its dynamic import takes no time in a test.
import '../sending/settle-time.ts';

export const PLACE = { visitId: 'v1', serviceId: 's1', code: 'S-2026-0318', title: 'No calienta el agua' };

export function queued(key: string, act: WorkAct, change: Partial<QueuedAct> = {}): QueuedAct {
  return {
    key,
    owner: 'ana',
    occurredAt: '2026-11-21T12:15:00.000Z',
    place: PLACE,
    act,
    refusal: null,
    ...change,
  };
}

const SERVICE: WorkVisit['service'] = {
  id: 's1',
  code: 'S-2026-0318',
  title: 'No calienta el agua',
  description: null,
  typeName: 'Avería de caldera',
  priority: 'URGENT',
  status: 'SCHEDULED',
  instructions: null,
  requiresSignature: true,
  minPhotos: 1,
  contact: { name: 'Aurora Cid', phone: '+34612450933' },
  equipment: [{ id: 'e1', label: 'Caldera Vaillant ecoTEC plus', serialNumber: null }],
  checklist: [
    { id: 'p1', text: 'CO en humos', kind: 'NUMBER', options: [], required: true, answer: null },
    { id: 'p2', text: '¿Explicado el uso?', kind: 'YES_NO', options: [], required: false, answer: null },
  ],
  lines: [],
};

export function workVisit(change: Partial<WorkVisit> = {}): WorkVisit {
  return {
    id: 'v1',
    status: 'SCHEDULED',
    plannedStart: '2026-11-21T12:15:00.000Z',
    plannedEnd: '2026-11-21T13:45:00.000Z',
    travelStartedAt: null,
    arrivedAt: null,
    finishedAt: null,
    pauses: [],
    outcome: null,
    incompleteReason: null,
    reason: null,
    resolution: null,
    instructions: null,
    version: 1,
    client: { id: 'c1', name: 'Aurora Cid' },
    site: {
      id: 'u1',
      name: 'Casa',
      accessNotes: 'Llaves en conserjería',
      address: {
        street: 'Calle de Ibiza',
        number: '21',
        floor: '3.º B',
        postalCode: '28009',
        city: 'Madrid',
      },
    },
    technicians: [{ id: 'ana', name: 'Ana Ruiz' }],
    attachments: [],
    report: null,
    service: SERVICE,
    ...change,
  };
}

/** All days; without a mark the next answer is complete too. */
export const whole = (visits: readonly WorkVisit[], mark = ''): DayAnswer => ({
  isWhole: true,
  visits,
  mark,
});

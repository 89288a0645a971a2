import fc from 'fast-check';
import type { WorkAct, WorkPlace } from '../acts/act.ts';
// Imported ahead, so that its dynamic import takes no time in a test.
import '../sending/settle-time.ts';
import type { Phone } from './test-phone.ts';
import type { Fault } from './test-network.ts';

export type Step =
  | { do: 'tap'; what: keyof typeof ACTS; service: number; refusals: number }
  | { do: 'network'; isOpen: boolean }
  | { do: 'fault'; fault: Fault }
  | { do: 'expire'; isKnown: boolean }
  | { do: 'retry' | 'discard'; which: number }
  | { do: 'look' | 'reload' | 'sign-out' }
  | { do: 'office'; service: number }
  | { do: 'rest'; hours: number }
  | { do: 'set-clock'; hours: number }
  | { do: 'sign-in'; uid: string };

export type History = {
  steps: { step: Step; moments: number }[];
  /** Delays in milliseconds, used in turn and over again. */
  delays: number[];
  /** Milliseconds by which the phone's clock is ahead of the server's. */
  ahead: number;
};

const HOUR_MS = 3_600_000;

export const PEOPLE = ['ana', 'bea'];

const PLACES: WorkPlace[] = [1, 2].map((number) => ({
  visitId: `v${number}`,
  serviceId: `s${number}`,
  code: `S-2026-000${number}`,
  title: 'No calienta el agua',
}));

const LINE = { quantityMilli: 1000, unit: 'UNIT', vatPercent: 21, billable: 'NO' } as const;

const ACTS = {
  start: ({ visitId: id }) => ({ operation: 'StartVisit', input: { id } }),
  pause: ({ visitId: id }) => ({ operation: 'PauseVisit', input: { id, reason: 'BREAK' } }),
  resume: ({ visitId: id }) => ({ operation: 'ResumeVisit', input: { id } }),
  complete: ({ visitId: id }) => ({ operation: 'CompleteVisit', input: { id, resolution: 'Hecho' } }),
  answer: ({ serviceId }, number) => ({
    operation: 'AnswerVisitChecklist',
    input: { serviceId, itemId: 'p1', answer: String(number) },
  }),
  line: ({ serviceId }, number) => ({
    operation: 'AddVisitLine',
    input: {
      serviceId,
      lineId: `line${number}`,
      line: { ...LINE, kind: 'MATERIAL', text: 'Racor' },
    },
  }),
  item: ({ serviceId }, number) => ({
    operation: 'AddVisitLine',
    input: {
      serviceId,
      lineId: `item${number}`,
      line: { ...LINE, kind: 'MATERIAL', text: 'Racor', itemId: 'racor', unitPriceCents: null },
    },
  }),
  photo: ({ serviceId, visitId }, number) => ({
    operation: 'PutFile',
    input: { id: `photo${number}`, serviceId, visitId, kind: 'BEFORE' },
    blob: new Blob(['foto'], { type: 'image/jpeg' }),
  }),
} satisfies Record<string, (place: WorkPlace, number: number) => WorkAct>;

export function happen(phone: Phone, step: Step): void {
  switch (step.do) {
    case 'tap': {
      const place = PLACES[step.service];
      if (place) phone.tap(ACTS[step.what](place, phone.taps.length), place, step.refusals);
      return;
    }
    case 'office': {
      const place = PLACES[step.service];
      if (place) phone.server.settled.add(place.serviceId);
      return;
    }
    case 'rest':
      return phone.lie(step.hours * HOUR_MS);
    case 'set-clock':
      return phone.setClock(step.hours * HOUR_MS);
    case 'network':
      phone.network.isOpen = step.isOpen;
      return;
    case 'fault':
      return void phone.network.faults.push(step.fault);
    case 'expire':
      return phone.expire(step.isKnown);
    case 'retry':
    case 'discard':
      return phone.decide(step.do, step.which);
    case 'look':
      return phone.look();
    case 'reload':
      return phone.reload();
    case 'sign-out':
      return void phone.signOut();
    case 'sign-in':
      return phone.signIn(step.uid);
  }
}

const FAULTS: Fault[] = [
  'request lost',
  'answer lost',
  'answer lost',
  'busy',
  'broken',
  'broken after',
  'no server',
  'no server after',
];

const REFUSALS = [0, 0, 0, 0, 1, 2, Infinity];

const constant = <const T extends string>(what: T) => fc.constant(what);

const someTap = fc.record({
  do: constant('tap'),
  what: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  service: fc.nat({ max: PLACES.length - 1 }),
  refusals: fc.constantFrom(...REFUSALS),
});
const someSignIn = fc.record({ do: constant('sign-in'), uid: fc.constantFrom(...PEOPLE) });

const someStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: someTap },
  { weight: 3, arbitrary: fc.record({ do: constant('network'), isOpen: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: constant('fault'), fault: fc.constantFrom(...FAULTS) }) },
  { weight: 1, arbitrary: fc.record({ do: constant('expire'), isKnown: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: constant('retry'), which: fc.nat({ max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ do: constant('discard'), which: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: constant('look') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: constant('office'), service: fc.nat({ max: PLACES.length - 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: constant('rest'), hours: fc.constantFrom(1, 12, 80, 80) }) },
  { weight: 2, arbitrary: fc.record({ do: constant('reload') }) },
  { weight: 1, arbitrary: fc.record({ do: constant('sign-out') }) },
  { weight: 5, arbitrary: someSignIn },
);

const someMoments = fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 10 }));
const oneStep = fc.record({ step: someStep, moments: someMoments }).map((step) => [step]);

const shortly = (step: fc.Arbitrary<Step>) => fc.record({ step, moments: fc.nat({ max: 4 }) });
/** Someone signs in while the device is still storing what another person did. */
const handOver = fc.tuple(shortly(someTap), shortly(someTap), shortly(someSignIn));

type Steps = History['steps'];

const someSteps: fc.Arbitrary<Steps> = fc
  .array(fc.oneof({ weight: 15, arbitrary: oneStep }, { weight: 1, arbitrary: handOver }), {
    minLength: 10,
    maxLength: 40,
    size: 'max',
  })
  .map((steps) => steps.flat());

/** After these steps a page cannot tell how far its clock was set. */
const FORGETTING: Step['do'][] = ['rest', 'reload', 'sign-in', 'sign-out'];

const setMeanwhile: fc.Arbitrary<Steps> = fc
  .record({ steps: someSteps, place: fc.nat({ max: 20 }), hours: fc.constantFrom(2, -2) })
  .map(({ steps, place, hours }) => {
    const awake = steps.filter(({ step }) => !FORGETTING.includes(step.do));
    return awake.toSpliced(place, 0, { step: { do: 'set-clock', hours }, moments: 0 });
  });

export const someHistory: fc.Arbitrary<History> = fc.record({
  steps: fc.oneof({ weight: 3, arbitrary: someSteps }, { weight: 1, arbitrary: setMeanwhile }),
  ahead: fc.constantFrom(0, 2 * HOUR_MS, -2 * HOUR_MS),
  delays: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 }),
});

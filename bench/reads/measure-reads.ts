import { randomUUID } from 'node:crypto';
import {
  givenClient,
  someClient,
  someSite,
  succeed as client,
} from '../../functions/test/kits/client-kit.ts';
import { field, givenFieldWork } from '../../functions/test/kits/field-kit.ts';
import { madeId, png, put } from '../../functions/test/kits/files-kit.ts';
import { givenCatalog, done as service, someService } from '../../functions/test/kits/service-kit.ts';
import { planned, seen, slotOn, givenTechnician } from '../../functions/test/kits/visit-kit.ts';
import { startWork } from '../../functions/test/kits/work-kit.ts';
import { withEmulators } from '../emulators.ts';
import type { Figure } from '../figures.ts';
import { counting, type Operations } from './operations.ts';

const DAY = '2026-11-24';
const NOW = new Date('2026-11-20T10:00:00Z');
const WARNED = ['ALREADY_PLANNED', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'OUTSIDE_WINDOW', 'TOO_EARLY'] as const;

/** What each act of a working day makes the database read and write. */
export const measureReads = (): Promise<Figure[]> => withEmulators(countActs);

async function countActs(): Promise<Figure[]> {
  const { kit, people, place } = await startWork(() => NOW);
  try {
    await givenCatalog(kit);
    const { AGENT: agent, OWN: own } = people;
    const count = counting(kit.firestore);
    const acts: [what: string, counted: Operations][] = [];
    const act = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      let answer: T | undefined;
      acts.push([what, await count(async () => (answer = await work()))]);
      return answer as T;
    };
    // The company's zone is read once a minute, and whoever asks first makes the counters.
    await givenClient(kit, agent);

    await act('a new client with its site', () =>
      client(kit, agent, 'createClient', { client: someClient(), site: someSite() }),
    );
    const { id: serviceId } = await act('a new service', () =>
      service(kit, agent, 'createService', { service: someService(place) }),
    );
    const technicianIds = [await givenTechnician(kit)];
    const slot = { ...slotOn(DAY, '09:00', '10:00'), acceptedWarnings: [...WARNED] };
    const { visit } = await act('a visit planned', () =>
      planned(kit, agent, 'scheduleVisit', { serviceId, technicianIds, ...slot }),
    );
    await act('a visit moved', () =>
      planned(kit, agent, 'moveVisit', {
        ...{ ...seen(visit), technicianIds, acceptedWarnings: [...WARNED] },
        ...slotOn(DAY, '11:00', '12:00'),
      }),
    );

    const work = await givenFieldWork(kit, own, place);
    const step = (what: string, send: () => Promise<{ __typename: string }>) =>
      act(what, async () => {
        const answer = await send();
        if (!answer.__typename.endsWith('Success')) throw new Error(`${what}: ${JSON.stringify(answer)}`);
      });
    const { id } = work.visit;
    const ofService = { serviceId: work.service.id };
    const file = async (kind: 'AFTER' | 'SIGNATURE') => {
      const fileId = madeId();
      const about = { id: fileId, service: work.service.id, visit: id, kind };
      const { status } = await put(kit, own, kind === 'SIGNATURE' ? { ...about, bytes: png() } : about);
      if (status !== 200) throw new Error(`${kind}: ${status}`);
      return fileId;
    };
    await step('En camino', () => field(kit, own, 'travelToVisit', { id }, randomUUID()));
    await step('Empezar', () => field(kit, own, 'startVisit', { id }, randomUUID()));
    const line = {
      ...{ kind: 'MATERIAL' as const, text: 'Válvula', quantityMilli: 1_000, unit: 'UNIT' as const },
      ...{ vatPercent: 21, billable: 'YES' as const },
    };
    await step('a material', () =>
      field(kit, own, 'addServiceLine', { ...ofService, lineId: madeId(), line }, randomUUID()),
    );
    await step('an answer of the checklist', () =>
      field(kit, own, 'answerChecklist', { ...ofService, itemId: 'p1', answer: '1.4' }, randomUUID()),
    );
    await act('a photo', () => file('AFTER'));
    const signatureId = await act('a signature', () => file('SIGNATURE'));
    await step('Completar, with its report', () =>
      field(
        kit,
        own,
        'completeVisit',
        { id, resolution: 'Cambiada la válvula', signer: { name: 'Aurora Cid' }, signatureId },
        randomUUID(),
      ),
    );
    return acts.map(([what, { reads, writes }]) => ({
      what: `reads · writes: ${what}`,
      ours: `${reads} · ${writes}`,
      ...{ peers: '', gate: '', aim: '', holds: null, rounds: {} },
    }));
  } finally {
    await kit.stop();
  }
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { CompleteVisitInput } from '../gql/graphql.ts';
import type { Kit, Person } from '../kits/kit.ts';
import { step } from '../kits/perform-kit.ts';
import {
  inStatus,
  endWorkInProgress,
  putFile,
  putWork,
  serviceNow,
  startWork,
  visitNow,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

const strict = {
  checklist: [
    { id: 'p1', text: 'Presión', kind: 'NUMBER' as const, options: [], required: true },
    { id: 'p2', text: 'Observaciones', kind: 'TEXT' as const, options: [], required: false },
  ],
  answers: { p1: { value: 1.4, byName: 'Ana', at: NOW } },
  minPhotos: 2,
  requiresSignature: true,
};
const SIGNER = { name: ' Aurora Cid Peña ', nif: '11847230-E' };

async function ready(service: Record<string, unknown> = {}, photos = 2) {
  const changes = { place, visit: inStatus('IN_PROGRESS'), service: { ...strict, ...service } };
  const work = await putWork(kit, [own], changes);
  for (let index = 0; index < photos; index += 1)
    await putFile(kit, work.visit, index === 0 ? 'BEFORE' : 'AFTER');
  const signature = await putFile(kit, work.visit, 'SIGNATURE');
  const input = {
    id: work.visit.id,
    resolution: ' Cambiada\r\nla válvula ',
    signer: SIGNER,
    signatureId: signature.id,
  };
  return { ...work, signature, input };
}

const complete = (input: CompleteVisitInput, by = own) => step(kit, by, 'completeVisit', input);

describe('completeVisit', () => {
  test("with all requirements finishes the service, and protects the report's attachments", async () => {
    const { service, input, signature } = await ready();
    expect((await complete(input)).visit).toMatchObject({
      ...{ status: 'COMPLETED', resolution: 'Cambiada\nla válvula', finishedAt: NOW.toISOString() },
    });
    expect(await serviceNow(kit, service.id)).toMatchObject({
      ...{ status: 'FINISHED', resolution: 'Cambiada\nla válvula' },
      lastReport: { signed: true, refused: false },
    });
    const files = await kit.firestore.collection('attachments').where('serviceId', '==', service.id).get();
    expect(files.docs.map((doc) => doc.get('reported') as boolean)).toEqual([true, true, true]);
    expect((await kit.firestore.doc(`attachments/${signature.id}`).get()).get('reported')).toBe(true);
  });

  test('returns all missing requirements at once, and changes nothing', async () => {
    const { service, visit } = await ready({ answers: {} }, 0);
    expect(await complete({ id: visit.id, resolution: ' ' })).toEqual({
      __typename: 'ValidationError',
      message: MESSAGES.reviewFields,
      fields: [
        { path: 'resolution', message: MESSAGES.required },
        { path: 'checklist.p1', message: MESSAGES.unanswered },
        { path: 'photos', message: MESSAGES.missingPhotos(2) },
        { path: 'signature', message: MESSAGES.signatureOrRefusal },
      ],
    });
    expect(await visitNow(kit, visit.id)).toEqual(visit);
    expect((await serviceNow(kit, service.id)).status).toBe('IN_PROGRESS');
  });

  test('counts neither documents nor photos of another visit', async () => {
    const { visit, input } = await ready({}, 1);
    const { visit: another } = await ready();
    await putFile(kit, visit, 'DOCUMENT');
    expect((await complete(input)).fields).toEqual([{ path: 'photos', message: MESSAGES.missingPhotos(1) }]);
    expect((await visitNow(kit, another.id)).status).toBe('IN_PROGRESS');
  });

  test('refuses the signature of another visit, and a photo as signature', async () => {
    const { visit, input } = await ready();
    const other = await ready();
    const photo = await putFile(kit, visit, 'AFTER');
    for (const signatureId of [other.signature.id, photo.id, 'nobody', 'a/b']) {
      const { fields } = await complete({ ...input, signatureId });
      expect(fields?.map(({ path }) => path)).toEqual(['signature']);
    }
  });
});

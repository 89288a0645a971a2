import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/work/service.ts';
import { auditOf, clearCollection } from '../kits/client-kit.ts';
import {
  answerOf,
  get,
  givenFile,
  jpeg,
  madeId,
  pdf,
  png,
  put,
  putVisited,
  startFiles,
  METADATA,
} from '../kits/files-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import type { WorkChanges } from '../kits/work-kit.ts';

let kit: Kit;
let people: Record<'admin' | 'agent' | 'technician' | 'other', Person>;
beforeAll(async () => {
  ({ kit, people } = await startFiles());
});
afterAll(() => kit.stop());

const work = (changes?: WorkChanges) => putVisited(kit, people.technician, changes);
const sent = async (by: Person, file: Parameters<typeof put>[2]) => answerOf(await put(kit, by, file));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const LIST = gql(`query AttachmentsService($id: ID!) { service(id: $id) {
  attachments { id kind mime size sha256 visitId authorName createdAt } visits { attachments { id } }
} }`);
const listed = async (by: Person, { id }: Pick<Service, 'id'>) => {
  const { service } = await execute(kit, by, LIST, { id });
  if (!service) throw new Error('The service is not there');
  return service;
};

describe('a photo', () => {
  test('is stored without metadata and returned unchanged', async () => {
    const { service, visit } = await work();
    const file = { id: madeId(), service: service.id, visit: visit.id };
    const { attachment } = await sent(people.technician, { ...file, bytes: jpeg() });
    const clean = jpeg({ comment: null });
    expect(attachment).toEqual({
      ...{ id: file.id, kind: 'BEFORE', mime: 'image/jpeg', size: clean.length, sha256: sha256(clean) },
      ...{ visitId: visit.id, authorName: 'Nombre Apellido', createdAt: expect.any(String) as string },
    });
    const response = await get(kit, people.technician, file.id);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await bytesOf(response);
    expect(bytes).toEqual(clean);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain(METADATA);
  });

  test('is listed on its service and visit, and audited for service and client', async () => {
    const { service, visit } = await work();
    const one = await givenFile(kit, people.technician, { service: service.id, visit: visit.id });
    const two = await givenFile(kit, people.agent, { service: service.id, bytes: pdf(), kind: 'DOCUMENT' });
    const { attachments, visits } = await listed(people.technician, service);
    expect(attachments).toEqual([
      { ...one, authorName: 'Nombre Apellido' },
      { ...two, authorName: 'Nombre Apellido' },
    ]);
    expect(visits).toEqual([{ attachments: [{ id: one.id }] }]);
    expect(await auditOf(kit, service.id)).toMatchObject([
      {
        ...{ action: 'addAttachment', actor: people.technician.uid, before: null },
        after: { attachment: { id: one.id, kind: 'BEFORE', visitId: visit.id, sha256: one.sha256 } },
        on: [`SERVICE_${service.id}`, `CLIENT_${service.client.id}`],
      },
      { action: 'addAttachment', actor: people.agent.uid },
    ]);
  });

  test('is stored once when repeated, even after the visit ended; other content under its id is refused', async () => {
    const { service, visit } = await work();
    const file = { id: madeId(), service: service.id, visit: visit.id };
    const first = await sent(people.technician, file);
    await kit.firestore.doc(`visits/${visit.id}`).update({ status: 'COMPLETED' });
    await kit.firestore.doc(`services/${service.id}`).update({ status: 'CLOSED' });
    expect(await sent(people.technician, file)).toEqual(first);
    const others = [
      { ...file, bytes: jpeg({ picture: 'another' }) },
      { ...file, kind: 'AFTER' as const },
    ];
    for (const other of others) {
      expect(await sent(people.technician, other)).toMatchObject({
        status: 409,
        error: { code: 'ID_TAKEN', message: 'Ya hay otro archivo con este identificador' },
      });
    }
    expect(await bytesOf(await get(kit, people.admin, file.id))).toEqual(jpeg({ comment: null }));
    expect(await auditOf(kit, service.id)).toHaveLength(1);
  });

  test('is stored once when sent five times simultaneously', async () => {
    const { service, visit } = await work();
    const file = { id: madeId(), service: service.id, visit: visit.id };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sent(people.technician, file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await listed(people.admin, service)).attachments).toHaveLength(1);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
  });
});

describe('an invalid file', () => {
  const cases = {
    'an HTML page as a photo': [
      { bytes: Uint8Array.from(Buffer.from('<html>')) },
      'La foto debe ser una imagen JPEG o PNG',
    ],
    'an empty file': [{ bytes: new Uint8Array() }, 'La foto debe ser una imagen JPEG o PNG'],
    'a PDF as a photo': [{ bytes: pdf() }, 'La foto debe ser una imagen JPEG o PNG'],
    'a photo as a signature': [{ bytes: jpeg(), kind: 'SIGNATURE' }, 'La firma debe ser una imagen PNG'],
    'a truncated photo': [
      { bytes: jpeg().subarray(0, 20) },
      'El archivo está dañado o no es lo que dice ser',
    ],
    'a photo of more than 400 KB': [
      { bytes: jpeg({ size: 409_600 }) },
      'La foto no puede ocupar más de 400 KB',
    ],
  } as const;
  test.each(Object.entries(cases))('%s is refused', async (_name, [file, message]) => {
    const { service, visit } = await work();
    const answer = await sent(people.technician, {
      ...{ service: service.id, visit: visit.id },
      ...file,
      bytes: Uint8Array.from(file.bytes),
    });
    expect(answer).toMatchObject({ status: 422, error: { code: 'INVALID_FILE', message } });
    expect((await listed(people.admin, service)).attachments).toEqual([]);
  });

  test('a document of 900,000 bytes is accepted, and one byte more is too large', async () => {
    const { service } = await work();
    const about = { service: service.id, kind: 'DOCUMENT' } as const;
    const frame = pdf(0).length;
    const file = await givenFile(kit, people.agent, { ...about, bytes: pdf(900_000 - frame) });
    expect(file).toMatchObject({ size: 900_000, mime: 'application/pdf' });
    expect(await bytesOf(await get(kit, people.agent, file.id))).toEqual(pdf(900_000 - frame));
    expect(await sent(people.agent, { ...about, bytes: pdf(900_001 - frame) })).toMatchObject({
      status: 413,
      error: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });

  test('invalid query parameters are refused with BAD_REQUEST', async () => {
    const { service, visit } = await work();
    const bad = [
      { id: 'short' },
      { id: `${madeId()}x` },
      { kind: 'OTHER' as 'BEFORE' },
      { kind: 'SIGNATURE' as const, bytes: png() },
      { occurredAt: 'ayer' },
      { occurredAt: '+020000-01-01T00:00:00.000Z' },
    ];
    for (const each of bad) {
      const answer = await sent(people.technician, { service: service.id, ...each });
      expect(answer).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } });
    }
    const signature = { service: service.id, visit: visit.id, kind: 'SIGNATURE', bytes: png() } as const;
    expect(await sent(people.technician, signature)).toMatchObject({ status: 200 });
  });
});

describe('limits', () => {
  test('a visit has at most 20 photos, even when more arrive simultaneously', async () => {
    const { service, visit } = await work();
    const file = { service: service.id, visit: visit.id };
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        sent(people.technician, { ...file, kind: index % 2 === 0 ? 'BEFORE' : 'AFTER' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const full = answers.filter(({ status }) => status !== 200).map(({ error }) => error);
    for (const { code, message } of full) {
      expect([code, message]).toEqual(['FULL', 'Una visita no puede tener más de 20 fotos']);
    }
    expect((await listed(people.admin, service)).attachments).toHaveLength(20);
    // Documents of the visit do not count as photos.
    const more = { ...file, kind: 'DOCUMENT', bytes: pdf() } as const;
    expect(await sent(people.technician, more)).toMatchObject({ status: 200 });
  }, 120_000);

  test('a service has at most 200 files', async () => {
    const { service } = await work();
    const writer = kit.firestore.bulkWriter({ throttling: false });
    for (let index = 0; index < 199; index += 1) {
      const about = { serviceId: service.id, visitId: null, kind: 'DOCUMENT', createdAt: new Date(index) };
      void writer.create(kit.firestore.collection('attachments').doc(), about);
    }
    await writer.close();
    expect(await sent(people.agent, { service: service.id })).toMatchObject({ status: 200 });
    expect(await sent(people.agent, { service: service.id })).toMatchObject({
      status: 409,
      error: { code: 'FULL', message: 'Un servicio no puede tener más de 200 archivos' },
    });
    await clearCollection(kit, 'attachments');
  });
});

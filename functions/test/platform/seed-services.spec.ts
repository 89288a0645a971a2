import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mondayOf, todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { overlaps } from '@cuadrilla/domain/time/time.ts';
import { reportDigestInput } from '@cuadrilla/domain/field/work-report.ts';
import { missingToInvoice } from '@cuadrilla/domain/services/service-acts.ts';
import { toAttachment } from '../../src/attachments/attachment-document-store.ts';
import { consentGiven } from '../../src/reports/consent.ts';
import { rowToReport } from '../../src/reports/report-document-store.ts';
import { DEMO_PASSWORD, seedDemo } from '../../src/seed.ts';
import { derivedOfService, rowToService } from '../../src/work/store/service-document.ts';
import { effectsOfVisits } from '../../src/work/store/visit-effects.ts';
import { busyTime, daysOfVisit } from '@cuadrilla/domain/visits/busy-time.ts';
import { rowToVisit } from '../../src/work/store/visit-document.ts';
import { summaryOf } from '../../src/work/visit-summary.ts';
import { withDates } from '../../src/store/fanout/with-dates.ts';
import { clearProject, execute, gql, type Kit, signIn, startKit } from '../kits/kit.ts';
import { changesOfWeek } from '../kits/visit-kit.ts';

const ZONE = 'Europe/Madrid';
/** A Wednesday at eleven: late in the evening or on a Sunday the demo technician has no visits left. */
const NOW = new Date('2026-10-14T09:00:00Z');

let kit: Kit;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  await seedDemo({ ...kit, now: NOW });
}, 240_000);
afterAll(() => kit.stop());

async function rows<T>(collection: string, toModel: (doc: DocumentSnapshot) => T): Promise<T[]> {
  return (await kit.firestore.collection(collection).get()).docs.map(toModel);
}

const services = () => rows('services', rowToService);
const visits = () => rows('visits', rowToVisit);
const reports = () => rows('reports', rowToReport);

describe('the demo services', () => {
  test('agree with their visits, and their visits with them', async () => {
    const [all, every] = await Promise.all([services(), visits()]);
    expect(all).toHaveLength(400);
    const own = Map.groupBy(every, ({ summary }) => summary.serviceId);
    for (const service of all) {
      const of = own.get(service.id) ?? [];
      expect(service).toMatchObject(effectsOfVisits(service, of));
      for (const { summary, client, site } of of) {
        expect(summary).toEqual(summaryOf(service));
        expect([client, site]).toEqual([service.client, service.site]);
      }
    }
    const ids = new Set(all.map(({ id }) => id));
    expect(every.filter(({ summary }) => !ids.has(summary.serviceId))).toEqual([]);
  });

  test('have the required photos with their bytes for each completed visit', async () => {
    const [all, every, files, blobs] = await Promise.all([
      services(),
      visits(),
      rows('attachments', toAttachment),
      kit.firestore.collection('blobs').count().get(),
    ]);
    const minPhotos = new Map(all.map((service) => [service.id, service.minPhotos]));
    const taken = Map.groupBy(files, (file) => file?.visitId);
    for (const { id, status, summary } of every) {
      const expected = status === 'COMPLETED' ? (minPhotos.get(summary.serviceId) ?? 0) : 0;
      expect(taken.get(id) ?? []).toHaveLength(expected);
    }
    expect(blobs.data().count).toBe(files.length);
  });

  test('have an audit entry for each cancelled visit', async () => {
    const annulled = (await visits()).filter(({ status }) => status === 'CANCELLED');
    const { docs } = await kit.firestore.collection('audit').where('action', '==', 'cancelVisit').get();
    const auditedIds = docs.map((doc) => doc.get('visitId') as string);
    expect(annulled.length).toBeGreaterThan(0);
    expect(auditedIds.sort()).toEqual(annulled.map(({ id }) => id).sort());
  });

  test('have correct derived search and filter fields', async () => {
    const { docs } = await kit.firestore.collection('services').get();
    for (const doc of docs) expect(doc.data()).toMatchObject(derivedOfService(rowToService(doc)));
  });

  test('have gapless codes in order of request, as reports have in order of signing', async () => {
    const [all, frozen] = await Promise.all([services(), reports()]);
    for (const [kind, prefix, dated] of [
      ['service', 'S', all.map(({ code, requestedAt: at }) => ({ code, at }))],
      ['report', 'PT', frozen.map(({ code, frozenAt: at }) => ({ code, at }))],
    ] as const) {
      const last: Record<string, number> = {};
      for (const { code, at } of dated.toSorted(
        (a, b) => a.at.getTime() - b.at.getTime() || (a.code < b.code ? -1 : 1),
      )) {
        const year = todayIn(ZONE, at).slice(0, 4);
        last[year] = (last[year] ?? 0) + 1;
        expect(code).toBe(`${prefix}-${year}-${String(last[year]).padStart(4, '0')}`);
      }
      for (const [year, count] of Object.entries(last)) {
        expect((await kit.firestore.doc(`counters/${kind}_${year}`).get()).get('last')).toBe(count);
      }
    }
  });
});

describe('the demo plan', () => {
  test('books exactly the time of each visit in its days, without overlaps', async () => {
    const expected: Record<string, Record<string, unknown>> = {};
    for (const visit of await visits()) {
      const busy = busyTime(visit);
      expect(visit.days).toEqual(daysOfVisit(visit, ZONE));
      if (busy === null) continue;
      for (const technicianId of visit.technicianIds) {
        for (const date of daysOfVisit({ ...visit, plannedStart: busy.start, plannedEnd: busy.end }, ZONE)) {
          const key = `${technicianId}_${date}`;
          expected[key] = { ...expected[key], [visit.id]: { code: visit.summary.code, ...busy } };
        }
      }
    }
    const days = await rows('days', (doc) => [doc.id, withDates(doc.get('visits'))] as const);
    const held = days.filter(([, of]) => Object.keys(of as object).length > 0);
    expect(Object.fromEntries(held)).toEqual(expected);
    for (const [, of] of held) {
      const taken = Object.values(of as Record<string, { start: Date; end: Date }>);
      taken.sort((a, b) => a.start.getTime() - b.start.getTime());
      for (const [index, each] of taken.entries()) {
        const next = taken[index + 1];
        if (next) expect(overlaps(each, next)).toBe(false);
      }
    }
  });

  test('has changes recorded this week, and visits today for the demo technician', async () => {
    const today = todayIn(ZONE, NOW);
    expect(await changesOfWeek(kit, mondayOf(today))).toBeGreaterThan(0);
    const technician = {
      uid: '',
      email: 'tecnico@demo.es',
      token: await signIn('tecnico@demo.es', DEMO_PASSWORD),
    };
    const { myVisits } = await execute(
      kit,
      technician,
      gql(`query SeedServicesMyVisits($today: LocalDate!) { myVisits(from: $today) { status } }`),
      { today },
    );
    expect(myVisits.length).toBeGreaterThan(1);
  });
});

test('the demo reports form one hash chain, with one report per completed visit', async () => {
  const completed = (await visits()).filter(({ status }) => status === 'COMPLETED');
  const all = await reports();
  expect(all.map(({ id, visitId }) => [id, visitId]).toSorted()).toEqual(
    completed.map(({ id, reportId }) => [reportId, id]).toSorted(),
  );
  const byPrevious = new Map(all.map((report) => [report.previousHash, report]));
  expect(byPrevious.size).toBe(all.length);
  let head: string | null = null;
  for (let link = byPrevious.get(null), count = 1; link; link = byPrevious.get(head), count += 1) {
    const text = reportDigestInput(link.canonical, head);
    head = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(link.sha256).toBe(head);
    expect(count).toBeLessThanOrEqual(all.length);
  }
  expect((await kit.firestore.doc('counters/report_chain').get()).get('head')).toBe(head);
});

test('finished demo services have a report, and some have everything needed to be closed', async () => {
  const done = (await services()).filter(({ status }) => status === 'FINISHED');
  const missing = done.map(missingToInvoice);
  expect(missing.filter((kinds) => kinds.includes('REPORT'))).toEqual([]);
  const ready = missing.filter((kinds) => kinds.length === 0);
  expect(ready.length).toBeGreaterThanOrEqual(3);
  expect(ready.length).toBeLessThan(done.length);
});

test('each demo service has the consent of its last report', async () => {
  const all = await reports();
  for (const { id, lastReport } of await services()) {
    const last = all
      .filter(({ service }) => service.id === id)
      .toSorted((a, b) => a.frozenAt.getTime() - b.frozenAt.getTime())
      .at(-1);
    expect(lastReport).toEqual(last ? consentGiven(last.snapshot.consent) : null);
  }
});

describe('seeding again', () => {
  test('restores missing services and reports under new unique codes', async () => {
    const [report] = await reports();
    const visited = new Set((await visits()).map(({ summary }) => summary.serviceId));
    const service = (await services()).find(({ id }) => !visited.has(id));
    if (!report || !service) throw new Error('There is nothing to take away');
    await kit.firestore.doc(`reports/${report.id}`).delete();
    await kit.firestore.doc(`services/${service.id}`).delete();
    await seedDemo({ ...kit, now: NOW });
    const [all, frozen] = await Promise.all([services(), reports()]);
    expect(all.find(({ id }) => id === service.id)?.title).toBe(service.title);
    expect(frozen.find(({ id }) => id === report.id)?.visitId).toBe(report.visitId);
    for (const codes of [all, frozen]) expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  });
});

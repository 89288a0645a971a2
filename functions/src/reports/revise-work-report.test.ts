import { describe, expect, test } from 'vitest';
import { aClient } from '../clients/testing/test-client.ts';
import { aService, aVisit } from '../work/testing/test-service.ts';
import { actOf } from '../acting.ts';
import { ADMIN, AGENT, aSite, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { freezeReport } from './freeze-report.ts';
import { reviseWorkReport } from './revise-work-report.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const NOW = new Date('2026-11-20T10:00:00Z');

async function signed() {
  const service = aService();
  const done = { status: 'COMPLETED', arrivedAt: AT, finishedAt: NOW, resolution: 'Hecho' } as const;
  const visit = aVisit(done);
  const known = inMemory({ services: [service], visits: [visit], clients: [aClient()], sites: [aSite()] });
  const act = actOf(ADMIN, 'completeVisit', {}, { key: null, now: NOW });
  await known.deps.unit(act, async (stores) => {
    const company = await stores.settings.section('company');
    const consent = { kind: 'REFUSED', reason: 'No estaba', refusedAt: NOW.toISOString() } as const;
    await freezeReport(stores, { service, visit, company, photos: [], consent, revises: null }, NOW);
    return { kind: 'done', ids: [] };
  });
  const [report] = known.found.reports.values();
  if (!report) throw new Error('no report');
  return { ...known, report };
}

describe('a new version of a report', () => {
  test('shows the current service, keeps the consent and links to the previous hash', async () => {
    const { deps, found, report } = await signed();
    const service = found.services.get('v');
    if (service) found.services.set('v', { ...service, title: 'Otro título' });
    const outcome = await reviseWorkReport(deps, AGENT, { id: report.id, reason: ' Faltaba algo ' }, null);
    const [id = ''] = outcome.kind === 'done' ? outcome.ids : [];
    expect(found.reports.get(id)).toMatchObject({
      ...{ number: 2, code: report.code, isLatest: true, previousHash: report.sha256, refusal: 'No estaba' },
      ...{ revisionReason: 'Faltaba algo', snapshot: { service: { title: 'Otro título' } } },
    });
    expect(found.reports.get(report.id)).toMatchObject({ isLatest: false, sha256: report.sha256 });
    expect(found.visits.get('w')?.reportId).toBe(id);
    expect(found.audited.at(-1)).toMatchObject({
      ...{ text: 'Faltaba algo', before: { report: report.code } },
      after: { report: `${report.code} (versión 2)` },
    });
  });

  test('is made from the latest version only', async () => {
    const { deps, report } = await signed();
    const revise = () => reviseWorkReport(deps, AGENT, { id: report.id, reason: 'Precio' }, null);
    await revise();
    expect(await revise()).toMatchObject({ kind: 'transition' });
  });

  test('requires a reason, an existing report and an office role', async () => {
    const { deps, report } = await signed();
    expect(await reviseWorkReport(deps, AGENT, { id: report.id, reason: ' ' }, null)).toMatchObject({
      fields: [{ path: 'reason' }],
    });
    expect(await reviseWorkReport(deps, AGENT, { id: 'none', reason: 'x' }, null)).toEqual({
      kind: 'notFound',
    });
    await expect(
      reviseWorkReport(deps, TECHNICIAN, { id: report.id, reason: 'x' }, null),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});

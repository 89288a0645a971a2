import * as z from 'zod/mini';
import { requiredText } from '@cuadrilla/domain/inputs/parts/fields.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { ReviseWorkReportInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { photosOf } from './completion.ts';
import { freezeReport, type FreezeStores } from './freeze-report.ts';
import { versionText } from './version-text.ts';

const revisionSchema = () => z.object({ reason: requiredText() });

const NOT_LATEST = refused('Ya hay una versión más reciente de este parte: revisa esa');

/** Freezes a new version from the present service and visit. Keeps the first version's consent, which was given for that version only. */
export async function reviseWorkReport(
  { unit, now }: UnitDeps<keyof FreezeStores | 'services' | 'visits' | 'attachments'>,
  viewer: Acting,
  { id, reason: typed }: ReviseWorkReportInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'reports:version');
  const checked = validate(revisionSchema(), { reason: typed });
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reason } = checked.value;
  const act = actOf(viewer, 'reviseWorkReport', { id, reason }, { key, now: now() });
  return unit(
    act,
    async (stores): Promise<Done | Failure> => {
      const report = await stores.reports.find(id);
      if (report === null) return NOT_FOUND;
      if (!report.isLatest) return NOT_LATEST;
      const { visitId } = report;
      const [service, visit, company, files] = await Promise.all([
        stores.services.find(report.service.id),
        stores.visits.find(visitId),
        stores.settings.section('company'),
        stores.attachments.ofVisit(visitId),
      ]);
      // Neither is ever deleted.
      if (!service || !visit) throw new Error(`What reports/${id} is about is not there`);
      const { consent } = report.snapshot;
      const facts = {
        service,
        visit,
        company,
        photos: photosOf(files),
        consent,
        revises: { report, reason },
      };
      const next = await freezeReport(stores, facts, act.now);
      const versions = { before: { report: versionText(report) }, after: { report: versionText(next) } };
      const after = { ...visit, reportId: next.id };
      await stores.visits.saveAlone({
        before: visit,
        after,
        service,
        entry: { also: versions, text: reason },
      });
      return { kind: 'done', ids: [next.id, visitId] };
    },
    'codes.report',
  );
}

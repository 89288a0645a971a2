import { assertCan } from '../acting.ts';
import { toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ServiceResolvers,
  VisitResolvers,
} from '../graphql/resolvers.generated.ts';
import { maySeePhones, maySeePrices } from '../work/ownership.ts';
import { logoBase64 } from '../settings/settings.resolvers.ts';
import { letterheadOf } from './letterhead.ts';
import { reportFor } from './report-access.ts';
import { contentOfReport } from './report-content.ts';
import { reviseWorkReport } from './revise-work-report.ts';

export const reportQueries: Pick<QueryResolvers, 'workReport' | 'letterhead'> = {
  letterhead: async (_source, _args, { stores, viewer }) => {
    assertCan(await viewer(), 'own-day:read');
    return letterheadOf(await stores.settings.company());
  },
  workReport: async (_source, { id }, { stores, viewer, now }) => {
    const reader = await viewer();
    assertCan(reader, 'reports:read');
    const report = await stores.reports.find(id);
    if (report === null || reportFor(reader, report) !== null) return report;
    // Of a colleague's visit at a site that the reader may see.
    const visit = await stores.visits.find(report.visitId);
    const isKnown = visit && (await stores.siteAccess.hasAccess(reader.id, { siteId: visit.site.id }, now()));
    return isKnown ? report : null;
  },
};

export const reportMutations: Pick<MutationResolvers, 'reviseWorkReport'> = {
  reviseWorkReport: async (_source, { input, key }, context) => {
    const outcome = await reviseWorkReport(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const [id = ''] = outcome.ids;
    const report = await context.stores.reports.find(id);
    if (!report) throw new Error(`reports/${id} was just written and is not there`);
    return { __typename: 'WorkReportSuccess', report };
  },
};

export const reportTypes: Pick<Resolvers, 'WorkReport'> = {
  WorkReport: {
    content: async ({ snapshot }, _args, { stores, viewer }) => {
      const reader = await viewer();
      const prices = maySeePrices(reader) && (await stores.settings.company()).pricesOnReport;
      const logo = await logoBase64(stores.settings, snapshot.company.logoSha256 ?? null);
      return contentOfReport(snapshot, { prices, phones: maySeePhones(reader) }, { logo });
    },
  },
};

export const serviceReports: Pick<ServiceResolvers, 'reports'> = {
  reports: async ({ id }, _args, { stores, viewer }) => {
    const reader = await viewer();
    const reports = await stores.reports.ofService(id);
    return reports.filter((report) => reportFor(reader, report) !== null);
  },
};

export const visitReport: Pick<VisitResolvers, 'report'> = {
  report: async ({ reportId }, _args, { stores, viewer }) =>
    reportId === null ? null : reportFor(await viewer(), await stores.reports.find(reportId)),
};

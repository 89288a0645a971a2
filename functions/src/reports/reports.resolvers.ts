import { toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ServiceResolvers,
  VisitResolvers,
} from '../graphql/resolvers.generated.ts';
import { readLetterhead, readReportContent, readWorkReport } from './read-report.ts';
import { reportFor } from './report-access.ts';
import { reviseWorkReport } from './revise-work-report.ts';

export const reportQueries: Pick<QueryResolvers, 'workReport' | 'letterhead'> = {
  letterhead: async (_source, _args, context) => readLetterhead(context, await context.viewer()),
  workReport: async (_source, { id }, context) => readWorkReport(context, await context.viewer(), id),
};

export const reportMutations: Pick<MutationResolvers, 'reviseWorkReport'> = {
  reviseWorkReport: async (_source, { input, key }, context) => {
    const outcome = await reviseWorkReport(context, await context.viewer(), input, key);
    if (outcome.kind !== 'done') return toFailure(outcome);
    const report = await context.stores.reports.get(outcome.ids[0] ?? '');
    return { __typename: 'WorkReportSuccess', report };
  },
};

export const reportTypes: Pick<Resolvers, 'WorkReport'> = {
  WorkReport: {
    content: async (report, _args, context) => readReportContent(context, await context.viewer(), report),
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

/** The specification's §6: lines, checklist, photos and work reports. */
import type { Service } from '../../src/work/service.ts';
import { givenFile } from '../kits/files-kit.ts';
import { step } from '../kits/perform-kit.ts';
import {
  about,
  ALL,
  ALL_SEE,
  change,
  COMPLETED,
  HIDDEN,
  NOT_FOUND,
  ofBoth,
  UNDER_WAY,
  type Ask,
  type Work,
} from './permission-work.ts';
import { OFFICE, question, type Row, type World } from './permission-world.ts';
import { done } from '../kits/service-kit.ts';
import { serviceNow, someLine, visitNow, type WorkChanges } from '../kits/work-kit.ts';

const LINE = {
  ...{ kind: 'OTHER', text: 'Abrazadera', quantityMilli: 1_000, unit: 'UNIT', billable: 'YES' },
  ...{ unitPriceCents: 250, discountBasisPoints: 0, vatPercent: 21 },
};
const lineId = 'lineadepruebalineade';
const CHECKLIST: Partial<Service> = {
  checklist: [{ id: 'gas', text: '¿Huele a gas?', kind: 'YES_NO', options: [], required: true }],
};
const LINED: WorkChanges = { service: { lines: [someLine()] } };

const ADDED: Ask = ({ service }) =>
  change('addServiceLine', 'AddServiceLineInput', { serviceId: service.id, lineId, line: LINE });
const CHANGED: Ask = ({ service }) =>
  change('updateServiceLine', 'UpdateServiceLineInput', {
    ...{ serviceId: service.id, lineId: 'l1', line: LINE, version: 1 },
  });
const REMOVED: Ask = ({ service }) =>
  change('removeServiceLine', 'RemoveServiceLineInput', { serviceId: service.id, lineId: 'l1' });
const ANSWERED: Ask = ({ service }) =>
  change('answerChecklist', 'AnswerChecklistInput', {
    ...{ serviceId: service.id, itemId: 'gas', answer: 'false' },
  });

const onceClosed = (title: string, ask: Ask): Row =>
  about(
    `${title} once the service is closed`,
    ['TransitionError', 'TransitionError', 'TransitionError'],
    'own',
    async (work, w) => {
      const asked = await ask(work, w);
      const { id } = work.service;
      const { version } = await serviceNow(w.kit, id);
      await done(w.kit, w.people.ADMIN, 'closeService', { id, version });
      return asked;
    },
    { service: { ...LINED.service, ...CHECKLIST }, visit: COMPLETED },
  );

export const lineRows: Row[] = [
  ...ofBoth('add a line', ALL, NOT_FOUND, ADDED),
  ...ofBoth('change a line', ALL, NOT_FOUND, CHANGED, LINED),
  ...ofBoth('remove a line', ALL, NOT_FOUND, REMOVED, LINED),
  about(
    'see what a line costs without being allowed to',
    HIDDEN,
    'own',
    ({ service }) =>
      question(`service(id: "${service.id}") { lines { unitPriceCents } totals { totalCents } }`, '9640'),
    LINED,
  ),
  ...ofBoth('answer the checklist', ALL, NOT_FOUND, ANSWERED, { service: CHECKLIST }),
  about('add a line after the visit', ['done', 'done', 'TransitionError'], 'own', ADDED, {
    visit: COMPLETED,
  }),
  onceClosed('add a line', ADDED),
  onceClosed('change a line', CHANGED),
  onceClosed('remove a line', REMOVED),
  onceClosed('answer the checklist', ANSWERED),
];

const FILED: Ask = async ({ service, visit }, { kit, people }) => {
  const { id } = await givenFile(kit, people.ADMIN, { service: service.id, visit: visit.id });
  return change('removeAttachment', 'RemoveAttachmentInput', { id });
};

export const fileRows: Row[] = [
  ...ofBoth('list photos', ALL_SEE, HIDDEN, async ({ service }, { kit, people }) => {
    const { id } = await givenFile(kit, people.ADMIN, { service: service.id });
    return question(`service(id: "${service.id}") { attachments { id } }`, id);
  }),
  ...ofBoth('remove a photo', ALL, NOT_FOUND, FILED),
  about('remove a photo after the visit', ['done', 'done', 'TransitionError'], 'own', FILED, {
    visit: COMPLETED,
  }),
  onceClosed('remove a photo', FILED),
];

const reported = async ({ visit }: Work, { kit, people }: World): Promise<string> => {
  const resolution = 'Cambiada la válvula';
  const answer = await step(kit, people.ADMIN, 'completeVisit', { id: visit.id, resolution });
  const { reportId } = await visitNow(kit, visit.id);
  if (reportId === null) throw new Error(JSON.stringify(answer));
  return reportId;
};

export const reportRows: Row[] = [
  about('see how the company heads its papers', ['FORBIDDEN', 'FORBIDDEN', 'seen'], 'own', () =>
    question('letterhead { __typename }', 'Letterhead'),
  ),
  ...ofBoth(
    'open a work report',
    ALL_SEE,
    HIDDEN,
    async (work, w) => {
      const id = await reported(work, w);
      return question(`workReport(id: "${id}") { id }`, id);
    },
    { visit: UNDER_WAY },
  ),
  about(
    'make a new version of a report',
    OFFICE,
    'own',
    async (work, w) =>
      change('reviseWorkReport', 'ReviseWorkReportInput', { id: await reported(work, w), reason: 'Errata' }),
    { visit: UNDER_WAY },
  ),
];

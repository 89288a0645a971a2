import type { Report } from '../report.ts';

const line = {
  __typename: 'ReportLine',
  kind: 'MATERIAL',
  unit: 'UNIT',
  discountBasisPoints: 0,
  vatPercent: 21,
  billable: 'YES',
} as const;

const check = (id: string, text: string, answer: string | null) => ({
  __typename: 'ReportChecklistItem' as const,
  ...{ id, text, answer },
});

const photo = (attachmentId: string, kind: 'BEFORE' | 'AFTER') => ({
  __typename: 'ReportPhoto' as const,
  ...{ attachmentId, kind, sha256: 'a'.repeat(64) },
});

const parties = {
  company: {
    __typename: 'ReportCompany',
    name: 'Térmica Manzanares, S. L.',
    nif: 'B86501228',
    address: 'Calle de Antonio López 118, 28026 Madrid',
    phone: '+34612001122',
    email: 'avisos@ejemplo.es',
    logo: null,
  },
  client: {
    __typename: 'ReportClient',
    id: 'c1',
    code: 'C-2026-0042',
    name: 'C. P. Calle de Ibiza 21',
    nif: 'H81043622',
    address: 'Avenida de América 9, 28002 Madrid',
  },
  site: {
    __typename: 'ReportSite',
    id: 'p1',
    name: 'Portal y viviendas',
    address: 'Calle de Ibiza 21, 3.º B, 28009 Madrid',
  },
  contact: { __typename: 'WorkContact', name: 'Aurora Cid', phone: '+34612450933' },
  equipment: [
    {
      __typename: 'ReportEquipment',
      id: 'e1',
      name: 'Caldera Vaillant ecoTEC plus',
      serialNumber: '21 18 24 0010 0182',
    },
  ],
} as const;

const work = {
  timeZone: 'Europe/Madrid',
  typeName: 'Avería de caldera',
  category: 'BREAKDOWN',
  description: 'No calienta el agua. Sale tibia desde el jueves en el 3.º B; el resto del portal, bien.',
  underWarranty: false,
  technicians: [{ __typename: 'ReportTechnician', id: 't1', name: 'Javier Ortega Ruiz' }],
  travelStartedAt: null,
  arrivedAt: '2026-11-21T12:22:00.000Z',
  finishedAt: '2026-11-21T13:31:00.000Z',
  pauses: [],
  workedMinutes: 69,
  unconfirmedTimes: [],
  resolution: 'Sustituida la válvula de tres vías. Cambiadas las juntas, purgado el circuito.\nAgua a 48 °C.',
  checklist: [check('k1', 'Presión del circuito en frío', '1,4 bar'), check('k2', 'CO en humos', null)],
  lines: [
    {
      ...line,
      ...{ id: 'l1', text: 'Válvula de tres vías Vaillant 0020132682', quantityMilli: 1_000 },
      ...{ unitPriceCents: 9_640, amountCents: 9_640 },
    },
    {
      ...line,
      ...{ id: 'l2', kind: 'LABOUR', unit: 'HOUR', text: 'Mano de obra', quantityMilli: 1_500 },
      ...{ unitPriceCents: 4_200, discountBasisPoints: 1_000, amountCents: 5_670 },
    },
    {
      ...line,
      ...{ id: 'l3', kind: 'TRAVEL', text: 'Desplazamiento', quantityMilli: 1_000 },
      ...{ unitPriceCents: 2_800, billable: 'CONTRACT', amountCents: 0 },
    },
  ],
  totals: {
    __typename: 'ServiceTotals',
    baseCents: 15_310,
    vat: [{ __typename: 'VatTotal', percent: 21, vatCents: 3_215 }],
    totalCents: 18_525,
  },
} as const;

const consent = {
  photos: [photo('f1', 'BEFORE'), photo('f2', 'AFTER')],
  signer: { __typename: 'ReportSigner', name: 'Aurora Cid Peña', nif: '11847230E' },
  signatureId: 'f9',
  refusal: null,
  signedAt: '2026-11-21T13:31:00.000Z',
  warrantyUntil: '2027-02-21',
} as const;

const content: object = { __typename: 'WorkReportContent', ...parties, ...work, ...consent };

type Changes = Partial<Omit<Report, 'content'>> & { content?: Partial<Report['content']> };

const signed: object = {
  __typename: 'WorkReport',
  id: 'r1',
  code: 'PT-2026-0191',
  number: 1,
  isLatest: true,
  visitId: 'v1',
  service: { __typename: 'ServiceRef', id: 's1', code: 'S-2026-0318', title: 'No calienta el agua' },
  frozenAt: '2026-11-21T13:31:00.000Z',
  revisionReason: null,
  sha256: '9f2c41d7b8e053aa6c1f7d920e48b5d3a117c6f42b90de853f6108c794ea5d2b',
  previousHash: '4be170c912fd8a36'.padEnd(64, '0'),
};

export function reportOf({ content: contentChanges = {}, ...changes }: Changes = {}): Report {
  return { ...signed, ...changes, content: { ...content, ...contentChanges } } as Report;
}

export function withoutPrices(report: Report): Report {
  const { content: all } = report;
  const lines = all.lines.map((each) => ({
    ...each,
    ...{ unitPriceCents: null, discountBasisPoints: null, amountCents: null },
  }));
  const contact = all.contact && { ...all.contact, phone: null };
  return { ...report, content: { ...all, lines, contact, totals: null } };
}

const card = ({ id, code, number, isLatest, visitId, frozenAt, content }: Report) => ({
  __typename: 'WorkReport',
  ...{ id, code, number, isLatest, visitId, frozenAt, refusal: content.refusal, signer: content.signer },
});

export const answer = (report: Report | null, others: Report[] = []) => ({
  data: {
    workReport: report,
    service: { __typename: 'Service', id: 's1', reports: [...(report ? [report] : []), ...others].map(card) },
  },
});

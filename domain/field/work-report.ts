import type { AttachmentKind } from '../files/attachments.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import type { PricedLine } from '../records/line.ts';
import type { Totals } from '../services/service-lines.ts';
import type { ServiceCategory } from '../services/service-type.ts';
import type { PauseReason, VisitTime } from '../visits/visit-states.ts';

export { canonicalJson, type Json } from '../text/canonical-json.ts';

export type IsoInstant = string;

export type ReportFile = { attachmentId: string; sha256: string };

export type ReportConsent =
  | { kind: 'SIGNED'; name: string; nif: string | null; signedAt: IsoInstant; signature: ReportFile }
  | { kind: 'REFUSED'; reason: string; refusedAt: IsoInstant }
  | { kind: 'NOT_REQUIRED' };

export type ReportWork = {
  /** The first is the lead. */
  technicians: { id: string; name: string }[];
  travelStartedAt: IsoInstant | null;
  arrivedAt: IsoInstant;
  finishedAt: IsoInstant;
  pauses: { from: IsoInstant; to: IsoInstant; reason: PauseReason }[];
  /** Absent if all times are confirmed. */
  unconfirmed?: VisitTime[];
  /** Excludes pauses. */
  workedMinutes: number;
  resolution: string;
  checklist: { id: string; text: string; answer: string | null }[];
};

/**
 * Every value on the printed report, frozen when the visit is completed. Plain JSON: no undefined, no fractions,
 * instants and days as texts. Prices are hashed too, and removed only for viewers without the permission.
 */
export type ReportSnapshot = {
  format: 1;
  code: string;
  /** 1 for the signed report; each correction by the office adds 1. */
  version: number;
  versionReason: string | null;
  issuedAt: IsoInstant;
  timeZone: string;
  company: {
    name: string;
    nif: string | null;
    address: string | null;
    phone: string | null;
    email: string | null;
    /** Hash of the logo's PNG; absent without a logo. */
    logoSha256?: string;
  };
  /** `address` is absent in reports frozen before it was printed. */
  client: { id: string; code: string; name: string; nif: string | null; address?: string | null };
  site: { id: string; name: string; address: string };
  contact: { name: string; phone: string | null } | null;
  equipment: { id: string; name: string; serialNumber: string | null }[];
  service: {
    id: string;
    code: string;
    title: string;
    description: string | null;
    typeName: string;
    /** Absent in older reports: those with a warranty are repairs. */
    category?: ServiceCategory;
    underWarranty: boolean;
  };
  visitId: string;
  work: ReportWork;
  lines: (PricedLine & { amountCents: number })[];
  totals: Totals;
  photos: (ReportFile & { kind: AttachmentKind })[];
  consent: ReportConsent;
  warrantyUntil: LocalDate | null;
};

/**
 * The text whose SHA-256 (lower-case hex of its UTF-8) seals a report: the previous hash of the company's chain (empty for the
 * first), a new line, the canonical JSON.
 */
export function reportDigestInput(snapshotCanonical: string, previousHash: string | null): string {
  return `${previousHash ?? ''}\n${snapshotCanonical}`;
}

/** RD 58/1988, art. 6.1: repairs and installations of household appliances. */
const WARRANTY_MONTHS = 3;

export function hasWarranty(category: ServiceCategory): boolean {
  return category === 'BREAKDOWN' || category === 'INSTALLATION';
}

/** Three months later; the last day of the month where that day does not exist. */
export function warrantyUntilOf(signedOn: LocalDate): LocalDate {
  const sameDay = monthStart(signedOn, WARRANTY_MONTHS).slice(0, -2) + signedOn.slice(-2);
  const lastOfMonth = addDays(monthStart(signedOn, WARRANTY_MONTHS + 1), -1);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

function monthStart(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = month - 1 + months;
  const padded = (number: number, length: number) => String(number).padStart(length, '0');
  return `${padded(year + Math.floor(index / 12), 4)}-${padded((index % 12) + 1, 2)}-01`;
}

import type { AttachmentKind } from '../files/attachments.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import type { PricedLine } from '../records/line.ts';
import type { Totals } from '../services/service-lines.ts';
import type { ServiceCategory } from '../services/service-type.ts';
import type { PauseReason, VisitTime } from '../visits/visit-states.ts';

export { canonicalJson, type Json } from '../text/canonical-json.ts';

/** An instant as ISO 8601 in UTC with milliseconds: what `toISOString` writes. */
export type IsoInstant = string;

/** An attachment as the paper shows it: what it is can be proved by its hash. */
export type ReportFile = { attachmentId: string; sha256: string };

/** Who signed, or why nobody did. */
export type ReportConsent =
  | { kind: 'SIGNED'; name: string; nif: string | null; signedAt: IsoInstant; signature: ReportFile }
  | { kind: 'REFUSED'; reason: string; refusedAt: IsoInstant }
  | { kind: 'NOT_REQUIRED' };

/** The work itself: who, when, what. */
export type ReportWork = {
  /** The first leads. */
  technicians: { id: string; name: string }[];
  travelStartedAt: IsoInstant | null;
  arrivedAt: IsoInstant;
  finishedAt: IsoInstant;
  pauses: { from: IsoInstant; to: IsoInstant; reason: PauseReason }[];
  /** Which of these times nobody had confirmed: left out where there is none. */
  unconfirmed?: VisitTime[];
  /** Whole minutes, without the pauses. */
  workedMinutes: number;
  resolution: string;
  /** The answers as they are read, null where there is none. */
  checklist: { id: string; text: string; answer: string | null }[];
};

/**
 * Every value that the paper shows, frozen when the visit is completed. Plain JSON: no undefined, no fractions, instants and
 * days as texts. Whoever may not see prices is shown it without them; what is hashed has them.
 */
export type ReportSnapshot = {
  format: 1;
  code: string;
  /** 1 for what was signed, then upwards for what the office corrects. */
  version: number;
  /** Why there is a later version. */
  versionReason: string | null;
  issuedAt: IsoInstant;
  /** IANA name: in which zone the paper shows its times. */
  timeZone: string;
  company: {
    name: string;
    nif: string | null;
    address: string | null;
    phone: string | null;
    email: string | null;
    /** SHA-256 of its logo's PNG; absent where it had none. */
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
    /** Absent in reports frozen before it was kept: those with a warranty are repairs. */
    category?: ServiceCategory;
    underWarranty: boolean;
  };
  visitId: string;
  work: ReportWork;
  lines: (PricedLine & { amountCents: number })[];
  totals: Totals;
  photos: (ReportFile & { kind: AttachmentKind })[];
  consent: ReportConsent;
  /** Last day of the legal warranty of the repair or installation, null where it has none. */
  warrantyUntil: LocalDate | null;
};

/**
 * What is hashed (SHA-256 of its UTF-8, in lower-case hexadecimal) to seal a report: the hash of the one before it in the
 * company's chain, nothing for the first, a new line, and the snapshot's canonical JSON.
 */
export function reportDigestInput(snapshotCanonical: string, previousHash: string | null): string {
  return `${previousHash ?? ''}\n${snapshotCanonical}`;
}

/** Months of warranty of a repair or installation of household appliances: RD 58/1988, art. 6.1. */
const WARRANTY_MONTHS = 3;

/** Whether a service has the legal warranty: a repair or an installation, not a maintenance, inspection or assessment. */
export function hasWarranty(category: ServiceCategory): boolean {
  return category === 'BREAKDOWN' || category === 'INSTALLATION';
}

/** The last day of the warranty of work signed on a day: the same day three months later, or the last of that month. */
export function warrantyUntilOf(signedOn: LocalDate): LocalDate {
  const sameDay = monthStart(signedOn, WARRANTY_MONTHS).slice(0, -2) + signedOn.slice(-2);
  const lastOfMonth = addDays(monthStart(signedOn, WARRANTY_MONTHS + 1), -1);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

/** The first day of the month so many months later. */
function monthStart(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = month - 1 + months;
  const padded = (number: number, length: number) => String(number).padStart(length, '0');
  return `${padded(year + Math.floor(index / 12), 4)}-${padded((index % 12) + 1, 2)}-01`;
}

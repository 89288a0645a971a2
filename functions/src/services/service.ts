import type { ChecklistAnswer, ChecklistPoint } from '@cuadrilla/domain/services/checklist.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { ServiceLine as PricedLine } from '@cuadrilla/domain/services/service-lines.ts';
import type { ExplicitServiceStatus, ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import type { Priority, ServiceCategory } from '@cuadrilla/domain/services/service-type.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ClientRef, OwnerRef, RecordMeta, StoredAddress } from '../records.ts';

/** The site of a service or visit: a copy, kept up to date when the site changes. */
export type WorkSite = {
  id: string;
  name: string;
  address: StoredAddress;
  zoneId: string | null;
  accessNotes: string | null;
};

/** A machine of a service: a copy, kept up to date when the machine changes. */
export type WorkEquipment = {
  id: string;
  label: string;
  serialNumber: string | null;
  warrantyUntil: LocalDate | null;
};

/** A technician of a visit: a copy. */
export type VisitTechnician = { id: string; name: string; color: string };

/** The visit that a service's row names: the next to come or going on. */
export type VisitSlot = {
  id: string;
  plannedStart: Date;
  plannedEnd: Date;
  status: VisitStatus;
  technicians: VisitTechnician[];
};

export type GivenAnswer = { value: ChecklistAnswer; byName: string; at: Date };

/** A line with who wrote it; its version grows with each change of the line. */
export type ServiceLine = PricedLine & { authorId: string; authorName: string; version: number };

export type ServiceRef = { id: string; code: string; title: string };

/** What of a client an invoice needs: a copy, kept up to date when the client changes. */
export type ClientBilling = { hasNif: boolean; hasAddress: boolean };

/** Something to be done at a site, as `services/{id}` says; free of Firestore's types. */
export type Service = RecordMeta & {
  code: string;
  client: ClientRef;
  /** With `lastReport`, what lets a page of the review queue be told without reading clients and reports. */
  billing: ClientBilling;
  site: WorkSite;
  equipment: WorkEquipment[];
  typeId: string;
  typeName: string;
  category: ServiceCategory;
  durationMinutes: number;
  skillIds: string[];
  instructions: string | null;
  title: string;
  description: string | null;
  priority: Priority;
  owner: OwnerRef | null;
  /** Derived: `statusOfService` of `explicit`, `reopenedAt` and the visits; stored for lists. */
  status: ServiceStatus;
  /** What stands above the status that visits give. */
  explicit: ExplicitServiceStatus | null;
  /** Neither FINISHED, CLOSED nor CANCELLED; stored for lists. */
  open: boolean;
  reopenedAt: Date | null;
  requestedAt: Date;
  notBefore: Date | null;
  dueAt: Date;
  /** How long it was on hold until now, without the hold that lasts. */
  heldMs: number;
  promisedWindow: Interval | null;
  hold: { reasonId: string; note: string | null; since: Date; until: LocalDate | null } | null;
  cancellation: { reasonId: string; note: string | null } | null;
  resolution: string | null;
  underWarranty: boolean;
  /** Copied from the type when the service was made. */
  checklist: ChecklistPoint[];
  answers: Record<string, GivenAnswer>;
  requiresSignature: boolean;
  minPhotos: number;
  lines: ServiceLine[];
  /** Of visits not annulled, each once. */
  technicians: VisitTechnician[];
  technicianIds: string[];
  nextVisit: VisitSlot | null;
  /** The start of the next visit, or of the last one; null without any. */
  plannedAt: Date | null;
  followsUp: ServiceRef | null;
  proposedByName: string | null;
  /** How the visit that was completed last was consented to, which no later version of its report changes; null without any. */
  lastReport: { signed: boolean; refused: boolean } | null;
  /** How many reviews there are of what was done on it and not applied, and how many wait for the office. */
  reviews: { open: number; total: number };
};

export function serviceRefOf({ id, code, title }: ServiceRef): ServiceRef {
  return { id, code, title };
}

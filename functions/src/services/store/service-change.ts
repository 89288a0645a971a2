import type { Firestore, Transaction } from '@google-cloud/firestore';
import { changedFields } from '../../audit.ts';
import type { Conflict, Failure } from '../../failures.ts';
import type { Done, Occasion } from '../../store/act.ts';
import type { Visit } from '../../visits/visit.ts';
import { mayReadService, type Reader } from '../ownership.ts';
import type { Service } from '../service.ts';
import { contentOfService, readService } from './service-document.ts';
import { writeServiceAfterVisits } from './visit-effects.ts';
import { auditService, toldOf, writeService, type Told } from './write-service.ts';

/** The transaction of an act, and whose it is. */
export type Handle = { tx: Transaction; firestore: Firestore };

/** What a service is to say. */
export type NextService = {
  kind: 'next';
  fields: Partial<Service>;
  /** All of its visits, as they are after the change, where its status follows from them. */
  visits?: readonly Visit[];
  /** What the log tells instead of the fields that changed. */
  told?: Told;
  /** What a person wrote about why. */
  text?: string | null;
  /** Where it stands in the timeline; where it was received, unless it says otherwise. */
  at?: Date;
  /** What is written beside the service, which comes after it. */
  write?: (after: Service) => void;
};

/** A service as somebody saw it. */
export type ServiceVersion = { id: string; version: number; viewer: Reader };

/** A change of one service. */
export type ServiceChange = {
  id: string;
  /** The version it was made from; null where it is of something that the version does not count. */
  version: number | null;
  viewer: Reader;
  /**
   * Gives what the service is to say, or why it cannot. May read in the transaction, and at its end, where it gives a `next`,
   * write what comes before the service: its visits.
   */
  work: (current: Service) => NextOutcome | Promise<NextOutcome>;
};

type NextOutcome = NextService | Done | Failure | Conflict;

/** How a change of a service ends; done with its id. */
export type ServiceOutcome = Done | Failure | Conflict;

/** Changes a service with all that follows from it; somebody else's is none to a technician. */
export async function changeService(
  handle: Handle,
  { id, version, viewer, work }: ServiceChange,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const current = await readService(handle.tx, handle.firestore, id);
  if (current === null || !mayReadService(viewer, current)) return { kind: 'notFound' };
  if (version !== null && version !== current.version) return { kind: 'conflict' };
  const next = await work(current);
  if (next.kind !== 'next') return next;
  writeNext(handle, current, next, occasion);
  return { kind: 'done', ids: [id] };
}

function writeNext({ tx, firestore }: Handle, before: Service, next: NextService, occasion: Occasion): void {
  const { fields, visits, write, text = null, at = occasion.now } = next;
  const wanted: Service = { ...before, ...fields };
  if (changedFields(contentOfService(before), contentOfService(wanted)) === null) return;
  const after = visits
    ? writeServiceAfterVisits(tx, firestore, { before, visits, also: fields }, occasion)
    : writeService(tx, firestore, { before, after: wanted }, occasion);
  write?.(after);
  const told = next.told ?? changedFields(toldOf(before), toldOf(after)) ?? { before: {}, after: {} };
  auditService(tx, firestore, after, { ...told, text }, { ...occasion, now: at });
}

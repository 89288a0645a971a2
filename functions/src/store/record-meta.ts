import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { RecordMeta } from '../records.ts';
import type { Act } from './act.ts';

export const META_NAMES = ['createdAt', 'updatedAt', 'version'];

export function metaOf(snapshot: DocumentSnapshot): RecordMeta {
  return {
    id: snapshot.id,
    createdAt: instantOf(snapshot.get('createdAt')),
    updatedAt: instantOf(snapshot.get('updatedAt')),
    version: snapshot.get('version') as number,
  };
}

export function firstMeta({ actor, now, importId }: Pick<Act, 'actor' | 'now' | 'importId'>) {
  const meta = { createdAt: now, createdBy: actor.id, updatedAt: now, updatedBy: actor.id, version: 1 };
  return importId === undefined ? meta : { ...meta, importId };
}

export function nextMeta(
  { version }: Pick<RecordMeta, 'version'>,
  { actor, now, importId }: Pick<Act, 'actor' | 'now' | 'importId'>,
) {
  const meta = { updatedAt: now, updatedBy: actor.id, version: version + 1 };
  return importId === undefined ? meta : { ...meta, changedIn: { importId, version: meta.version } };
}

/** The import that made a record, or that changed it last. */
export function importOf(snapshot: DocumentSnapshot): string | null {
  const changed = snapshot.get('changedIn') as { importId: string; version: number } | undefined;
  if (changed !== undefined && changed.version === snapshot.get('version')) return changed.importId;
  return (snapshot.get('importId') ?? null) as string | null;
}

function instantOf(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import { metaOf } from '../store/record-meta.ts';
import { CLOCK, pick, PLAIN } from './prospect-fields.ts';
import type { Prospect } from './prospect.ts';

/** A document as the model, or null where there is none. */
export function toProspect(snapshot: DocumentSnapshot): Prospect | null {
  return snapshot.exists ? rowToProspect(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToProspect(snapshot: DocumentSnapshot): Prospect {
  const instant = (name: (typeof CLOCK)[number]) => {
    const value: unknown = snapshot.get(name);
    return value instanceof Timestamp ? value.toDate() : null;
  };
  const clock = CLOCK.map((name) => [name, instant(name)]);
  const plain = pick((name) => snapshot.get(name) as unknown, PLAIN);
  return { ...plain, ...Object.fromEntries(clock), ...metaOf(snapshot) } as Prospect;
}

import { createContext } from 'react';
import type { EntityKind } from '#gql/schema.generated.ts';

export type Activity = { entity: EntityKind; id: string; size?: number };

/** Whose timeline is shown, for the chunk that draws it: it comes after the record. */
export const ActivityOf = createContext<Activity | null>(null);

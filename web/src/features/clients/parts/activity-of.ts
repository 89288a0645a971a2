import { createContext } from 'react';
import type { EntityKind } from '#gql/schema.generated.ts';

export type Activity = { entity: EntityKind; id: string; size?: number };

export const ActivityOf = createContext<Activity | null>(null);

import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { BoardEdge } from './board-model.ts';

export type BoardTools = {
  now: Date;
  sourceName: (sourceId: string | null) => string;
  move: (edge: BoardEdge, to: ProspectStatus) => void;
  accepts: (edge: BoardEdge, to: ProspectStatus) => boolean;
  busyId: string | null;
};

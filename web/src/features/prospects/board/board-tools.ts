import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { BoardEdge } from './board-model.ts';

export type BoardTools = {
  now: Date;
  sourceName: (sourceId: string | null) => string;
  /** From a drop or from the menu. */
  move: (edge: BoardEdge, to: ProspectStatus) => void;
  /** Whether the transition table allows it. */
  accepts: (edge: BoardEdge, to: ProspectStatus) => boolean;
  /** The card whose move is pending. */
  busyId: string | null;
};

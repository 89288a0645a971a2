import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { BoardEdge } from './board-model.ts';

export type BoardTools = {
  now: Date;
  sourceName: (sourceId: string | null) => string;
  /** Asks for a transition: by a drop or by the menu. */
  move: (edge: BoardEdge, to: ProspectStatus) => void;
  /** Whether the table of transitions has a way there. */
  accepts: (edge: BoardEdge, to: ProspectStatus) => boolean;
  /** The card that is on its way to the server. */
  busyId: string | null;
};

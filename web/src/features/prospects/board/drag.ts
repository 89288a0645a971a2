import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { withElements } from '#shared/dragging/with-elements.ts';
import type { BoardEdge } from './board-model.ts';

const CARD = 'prospect';
type Data = Record<string | symbol, unknown>;

const edgeOf = (data: Data): BoardEdge | null => (data['kind'] === CARD ? (data['edge'] as BoardEdge) : null);

export function useDraggable(
  ref: RefObject<HTMLElement | null>,
  edge: BoardEdge,
  isAllowed: boolean,
): boolean {
  const [isDragged, setDragged] = useState(false);
  const data = useEffectEvent(() => ({ kind: CARD, edge }));
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isAllowed) return;
    return withElements(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => data(),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [ref, isAllowed]);
  return isDragged;
}

type Target = {
  accepts: (edge: BoardEdge) => boolean;
  onDrop: (edge: BoardEdge) => void;
};

export function useDropTarget(ref: RefObject<HTMLElement | null>, target: Target): boolean {
  const [isOver, setOver] = useState(false);
  const accepts = useEffectEvent(target.accepts);
  const drop = useEffectEvent(target.onDrop);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    return withElements(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const edge = edgeOf(source.data);
          return edge !== null && accepts(edge);
        },
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const edge = edgeOf(source.data);
          if (edge !== null) drop(edge);
        },
      }),
    );
  }, [ref]);
  return isOver;
}

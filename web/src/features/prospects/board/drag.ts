import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';
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
  const latest = useRef(edge);
  useEffect(() => {
    latest.current = edge;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isAllowed) return;
    return draggable({
      element,
      getInitialData: () => ({ kind: CARD, edge: latest.current }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [ref, isAllowed]);
  return isDragged;
}

type Target = {
  accepts: (edge: BoardEdge) => boolean;
  onDrop: (edge: BoardEdge) => void;
};

export function useDropTarget(ref: RefObject<HTMLElement | null>, target: Target): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const edge = edgeOf(source.data);
        return edge !== null && latest.current.accepts(edge);
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const edge = edgeOf(source.data);
        if (edge !== null) latest.current.onDrop(edge);
      },
    });
  }, [ref]);
  return isOver;
}

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { useEffect, useRef, type RefObject } from 'react';
import type { DragStore } from './drag-store.ts';
import type { Subject } from './subject.ts';

const KIND = 'planning';
type Data = Record<string | symbol, unknown>;

type Taken = { subject: Subject; grabbed: number };

const takenOf = (data: Data): Taken | null => (data['kind'] === KIND ? (data['taken'] as Taken) : null);

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

type Source = {
  store: DragStore;
  /** What is taken; null for what stays where it is. */
  subject: () => Subject | null;
  /** Whether the place where it would stand is drawn in its stead, and it is taken where the pointer is. */
  isBlock: boolean;
};

export function useDraggable(ref: RefObject<HTMLElement | null>, source: Source, isAllowed: boolean): void {
  const latest = useLatest(source);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isAllowed) return;
    return draggable({
      element,
      getInitialData: ({ input }) => {
        const { left, width } = element.getBoundingClientRect();
        const { subject, isBlock } = latest.current;
        const grabbed = isBlock && width > 0 ? (input.clientX - left) / width : 0;
        return { kind: KIND, taken: { subject: subject(), grabbed } };
      },
      canDrag: () => latest.current.subject() !== null,
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        if (latest.current.isBlock) disableNativeDragPreview({ nativeSetDragImage });
      },
      onDragStart: () => {
        const subject = latest.current.subject();
        if (subject) latest.current.store.take(subject);
      },
      onDrop: () => latest.current.store.end(),
    });
  }, [ref, latest, isAllowed]);
}

type Target = {
  /** Where on the element the pointer is, as a share of its width, and by what part of its length it holds the subject. */
  onOver: (subject: Subject, share: number, grabbed: number) => void;
  onLeave: () => void;
  onDrop: (subject: Subject, share: number, grabbed: number) => void;
};

/** Makes an element a place where things are put. */
export function useDropTarget(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useLatest(target);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const at = (clientX: number) => {
      const { left, width } = element.getBoundingClientRect();
      return width > 0 ? (clientX - left) / width : 0;
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => takenOf(source.data) !== null,
      onDrag: ({ source, location }) => {
        const taken = takenOf(source.data);
        if (taken) latest.current.onOver(taken.subject, at(location.current.input.clientX), taken.grabbed);
      },
      onDragLeave: () => latest.current.onLeave(),
      onDrop: ({ source, location }) => {
        const taken = takenOf(source.data);
        if (taken) latest.current.onDrop(taken.subject, at(location.current.input.clientX), taken.grabbed);
      },
    });
  }, [ref, latest]);
}

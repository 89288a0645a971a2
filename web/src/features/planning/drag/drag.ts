import { useEffect, useRef, type RefObject } from 'react';
import { fetchElements, withElements } from '#shared/dragging/with-elements.ts';
import type { DragStore } from './drag-store.ts';
import type { Subject } from './subject.ts';

void fetchElements();

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
  /** Null for what cannot be dragged. */
  subject: () => Subject | null;
  /** True if the drop slot is drawn instead of the browser's drag image. */
  isBlock: boolean;
};

export function useDraggable(ref: RefObject<HTMLElement | null>, source: Source, isAllowed: boolean): void {
  const latest = useLatest(source);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isAllowed) return;
    return withElements(({ draggable, disableNativeDragPreview }) =>
      draggable({
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
      }),
    );
  }, [ref, latest, isAllowed]);
}

type Target = {
  /** Where the pointer is on the element, as a share of its width, and where it holds the subject, as a share of its length. */
  onOver: (subject: Subject, share: number, grabbed: number) => void;
  onLeave: () => void;
  onDrop: (subject: Subject, share: number, grabbed: number) => void;
};

export function useDropTarget(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useLatest(target);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const at = (clientX: number) => {
      const { left, width } = element.getBoundingClientRect();
      return width > 0 ? (clientX - left) / width : 0;
    };
    return withElements(({ dropTargetForElements }) =>
      dropTargetForElements({
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
      }),
    );
  }, [ref, latest]);
}

import { fireEvent } from '@testing-library/react';

/** jsdom lacks drag events; all of them happen at the left edge. */
function fire(element: Element, type: string): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 0, clientY: 0 });
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, types: [], items: [] };
  fireEvent(element, Object.assign(event, { dataTransfer }));
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export async function drag(from: Element, to: Element): Promise<void> {
  fire(from, 'dragstart');
  await frame();
  fire(to, 'dragenter');
  fire(to, 'dragover');
  await frame();
  fire(to, 'drop');
  fire(from, 'dragend');
}

export const cardOf = (id: string) => document.querySelector(`[data-service="${id}"]`)?.closest('li') ?? null;

export function trackOf(id: string): Element {
  const track = document.querySelector(`[data-track="${id}"]`);
  if (!track) throw new Error(`${id} has no row`);
  return track;
}

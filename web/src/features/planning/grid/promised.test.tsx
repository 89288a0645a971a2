import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import gridClasses from './day-grid.module.css';
import { cardOf } from '../testing/test-drag.ts';
import { at, planning, tray, visit } from '../testing/test-plan.ts';
import { boiler, loadPlanning, openPlan, planServer } from '../testing/test-server.ts';
import blockClasses from './visit-block.module.css';

beforeAll(loadPlanning, 60_000);

let server: FakeServer;
beforeEach(() => {
  server = planServer();
});

const [FIRST, HOURS] = [8, 11];

const placeOf = (element: HTMLElement | null | undefined) => ({
  left: Number.parseFloat(element?.style.left ?? ''),
  width: Number.parseFloat(element?.style.width ?? ''),
});

function expectBetween(element: HTMLElement | null | undefined, from: number, to: number): void {
  const { left, width } = placeOf(element);
  expect(left).toBeCloseTo(((from - FIRST) / HOURS) * 100, 3);
  expect(width).toBeCloseTo(((to - from) / HOURS) * 100, 3);
}

const startTo = (change: Partial<Parameters<typeof visit>[0]>) =>
  visit({ id: '4', of: 't1', from: '16:00', to: '17:30', title: 'Puesta en marcha', ...change });

async function outlineOf(change: Partial<Parameters<typeof visit>[0]>) {
  server.on('Planning', () => ({ data: planning({ visits: [startTo(change)] }) }));
  await openPlan();
  const place = screen.getByRole('button', { name: /Puesta en marcha/ }).closest('li');
  return place?.querySelector<HTMLElement>(`.${blockClasses['promised'] ?? 'none'}`);
}

describe('a promised time window', () => {
  test('is outlined behind the visit from start to end', async () => {
    expectBetween(await outlineOf({ promised: ['15:00', '18:00'] }), 15, 18);
  });

  test('is cut off at the end of the axis', async () => {
    expectBetween(await outlineOf({ promised: ['18:00', '21:00'] }), 18, 19);
  });

  test.each([
    ['none was promised', { status: 'SCHEDULED' }],
    ['it is outside the axis', { status: 'SCHEDULED', promised: ['20:00', '21:00'] }],
    ['work has begun', { status: 'IN_PROGRESS', promised: ['15:00', '18:00'] }],
    ['the visit is over', { status: 'COMPLETED', promised: ['15:00', '18:00'] }],
  ] as const)('is not outlined when %s', async (_case, { status, ...rest }) => {
    const promised = 'promised' in rest ? { promised: [...rest.promised] as [string, string] } : {};
    expect(await outlineOf({ status, ...promised })).toBeNull();
  });

  test('is outlined while the technician is travelling', async () => {
    expectBetween(await outlineOf({ status: 'TRAVELLING', promised: ['15:00', '18:00'] }), 15, 18);
  });
});

describe('dragging a service', () => {
  const tell = (element: Element, type: 'dragstart' | 'dragend') => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 0, clientY: 0 });
    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, types: [], items: [] };
    fireEvent(element, Object.assign(event, { dataTransfer }));
  };
  // Ends a drag that a failed test left open.
  afterEach(() => tell(document.body, 'dragend'));
  const card = () =>
    waitFor(() => {
      const found = cardOf('321');
      if (!found) throw new Error('it does not wait');
      return found;
    });
  const bands = () => [...document.getElementsByClassName(gridClasses['promised'] ?? 'none')];

  test('shows its promised time window across all rows until it is dropped', async () => {
    const promisedWindow = { __typename: 'TimeWindow', start: at('10:00'), end: at('12:00') };
    server.on('Tray', () => ({ data: tray([{ ...boiler, promisedWindow }]) }));
    await openPlan();
    const taken = await card();
    expect(bands()).toEqual([]);
    tell(taken, 'dragstart');
    const band = (await screen.findByText('Franja prometida')).parentElement;
    expect(bands()).toEqual([band]);
    expect(band?.closest('[role=group]')).toBeNull();
    expectBetween(band, 10, 12);
    tell(taken, 'dragend');
    await waitFor(() => expect(bands()).toEqual([]));
  });

  test('shows no time window when none was promised', async () => {
    await openPlan();
    const taken = await card();
    tell(taken, 'dragstart');
    await waitFor(() => expect(taken.getAttribute('data-taken')).toBe('true'));
    expect(bands()).toEqual([]);
    tell(taken, 'dragend');
    await waitFor(() => expect(taken.getAttribute('data-taken')).toBeNull());
  });
});

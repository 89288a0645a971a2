import { beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './take-over-page.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  postMessage = vi.fn();
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const reload = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

async function open(versions: { active?: FakeWorker; waiting?: FakeWorker } | undefined): Promise<void> {
  const container = { getRegistration: () => Promise.resolve(versions) };
  const location = { href: 'https://cuadrilla.example/visits/v1?day=2#top', reload, replace };
  await takeOver(container as unknown as ServiceWorkerContainer, location, 4_000);
}

test('the take-over page reloads once the waiting version is activated', async () => {
  const waiting = new FakeWorker('installed');
  await open({ active: new FakeWorker('activated'), waiting });
  expect(waiting.postMessage).toHaveBeenCalledWith('TAKE_OVER');
  waiting.become('activating');
  expect(reload).not.toHaveBeenCalled();
  waiting.become('activated');
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('the take-over page does not open the app while a version is activating', async () => {
  const waiting = new FakeWorker('installed');
  await open({ active: new FakeWorker('activated'), waiting });
  vi.advanceTimersByTime(3_900);
  waiting.become('activating');
  vi.advanceTimersByTime(3_900);
  expect(replace).not.toHaveBeenCalled();
  waiting.become('activated');
  vi.advanceTimersByTime(20_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('the take-over page reloads at once when a version is already active', async () => {
  await open({ active: new FakeWorker('activated') });
  expect(reload).toHaveBeenCalledOnce();
});

test('the take-over page waits for a version that is activating', async () => {
  const active = new FakeWorker('activating');
  await open({ active });
  expect(reload).not.toHaveBeenCalled();
  active.become('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [
    'a running version that is busy',
    { active: new FakeWorker('activated'), waiting: new FakeWorker('installed') },
  ],
  ['a registration that is gone', undefined],
])('the take-over page opens the app after four seconds and retries with %s', async (_what, versions) => {
  await open(versions);
  vi.advanceTimersByTime(3_999);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  // Without the fragment, with which the browser would not load the page.
  expect(replace).toHaveBeenCalledWith('https://cuadrilla.example/visits/v1?day=2');
  // Each retry waits longer, for slow networks.
  vi.advanceTimersByTime(7_999);
  expect(replace).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(replace).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Versions } from './versions.ts';

type State = 'installing' | 'installed' | 'activated';

class FakeWorker extends EventTarget {
  state: State = 'installing';
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: State) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration: FakeRegistration | undefined = new FakeRegistration();
  register = vi.fn(() => Promise.resolve(this.registration));
  take(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;
let reload: ReturnType<typeof vi.fn<() => void>>;
let versions: Versions;

beforeEach(() => {
  container = new FakeContainer();
  reload = vi.fn();
  versions = new Versions(container as unknown as ServiceWorkerContainer, reload);
});

const registration = () => container.registration ?? new FakeRegistration();

describe('the first version on a device', () => {
  test('is not announced as newer when it is installed or takes control', async () => {
    await versions.start();
    const first = new FakeWorker();
    registration().find(first);
    first.become('installed');
    container.take(first);
    expect(versions.hasNewer()).toBe(false);
    expect(container.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  test.each([
    [
      'a browser that rejects the registration',
      () => container.register.mockRejectedValueOnce(new Error('no')),
    ],
    ['a browser that returns no registration', () => container.register.mockResolvedValueOnce(undefined)],
  ])('%s causes no error', async (_what, arrange) => {
    arrange();
    await versions.start();
    versions.update();
    expect(versions.hasNewer()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('registers the service worker once, and never where service workers are unsupported', async () => {
    await versions.start();
    await versions.start();
    expect(container.register).toHaveBeenCalledOnce();
    await new Versions(undefined, reload).start();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a newer version', () => {
  const running = new FakeWorker();
  beforeEach(() => {
    container.controller = running;
  });

  test('already waiting is announced on start', async () => {
    const waiting = new FakeWorker();
    waiting.state = 'installed';
    registration().waiting = waiting;
    await versions.start();
    expect(versions.hasNewer()).toBe(true);
  });

  test('is announced once installed, without a reload', async () => {
    const heard = vi.fn();
    versions.subscribe(heard);
    await versions.start();
    const next = new FakeWorker();
    registration().find(next);
    expect(versions.hasNewer()).toBe(false);
    next.become('installed');
    expect(versions.hasNewer()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    expect([reload.mock.calls.length, next.messages.length]).toEqual([0, 0]);
  });

  test('takes control on request, and the page reloads only then', async () => {
    const waiting = new FakeWorker();
    waiting.state = 'installed';
    registration().waiting = waiting;
    await versions.start();
    versions.update();
    expect(waiting.messages).toEqual(['TAKE_OVER']);
    expect(reload).not.toHaveBeenCalled();
    container.take(waiting);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('activated in another window is announced here without a reload', async () => {
    await versions.start();
    container.take(new FakeWorker());
    expect(versions.hasNewer()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    versions.update();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is checked for at most once an hour', async () => {
    vi.useFakeTimers();
    await versions.start();
    versions.check();
    expect(registration().update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_600_000);
    versions.check();
    versions.check();
    expect(registration().update).toHaveBeenCalledOnce();
  });
});

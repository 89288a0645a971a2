import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeServer, refusal } from '../testing/fake-server.ts';
import { me } from '../testing/people.ts';
import { loadMe } from './load-me.ts';

test('a database that is busy when the app is opened is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new FakeServer();
  server.on('Me', () => (server.count('Me') < 3 ? refusal('BUSY') : { data: { me: me('ADMIN') } }));
  const person = loadMe({ uid: 'u-1', getToken: () => Promise.resolve('t-1') });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await person).name).toBe('Elena');
});

import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePorts, isFree, takenPorts } from './ports.ts';

const server = createServer();
afterEach(() => new Promise((done) => server.close(done)));

test('a taken port is reported with its purpose, the process that holds it and a command to fix it', async () => {
  const [port = 0, other = 0] = await freePorts(2);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  expect(await isFree(port)).toBe(false);
  const sentences = await takenPorts([
    { port, what: 'the web app', option: 'site' },
    { port: other, what: 'the Auth emulator', option: 'auth' },
  ]);

  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(`Port ${port} (the web app) is taken by process ${process.pid} `);
  expect(sentences[0]).toContain(`kill ${process.pid}`);
  expect(sentences[0]).toContain(`npm run dev -- --site ${port + 1}`);
});

test('a port taken only on IPv6 is not free', async () => {
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(port, '::1', resolve));
  expect(await isFree(port)).toBe(false);
});

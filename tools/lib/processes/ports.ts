import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { portHolder } from './port-holder.ts';

export const loopback = '127.0.0.1';

/**
 * Unused, all different. Random ports below the ephemeral range: one inside it may be taken by any connection before it is
 * used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

/** Checks both address families: a server on `::1` only would also be in the way. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of [loopback, '::1', '0.0.0.0']) {
    try {
      const server = await listen(port, host);
      await new Promise((done) => server.close(done));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    }
  }
  return true;
}

export async function takenPorts(
  wanted: { port: number; what: string; option: string }[],
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { port, what, option } of wanted) {
    if (await isFree(port)) continue;
    const holder = portHolder(port);
    const who = holder ? `process ${holder.pid} (${holder.command.slice(0, 80)})` : 'another process';
    const mend = holder ? `kill ${holder.pid}` : `kill $(lsof -ti tcp:${port})`;
    sentences.push(
      `Port ${port} (${what}) is taken by ${who}. End it with:  ${mend}\n` +
        `  or take another port with:  npm run dev -- --${option} ${port + 1}`,
    );
  }
  return sentences;
}

function listen(port: number, host = loopback) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Answers each message of the parent with what this process has used: processor time in microseconds; the delay of its event loop
 * since the last message, in milliseconds; and its heap after a collection, in megabytes.
 */
export function reportUsage(): void {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const delayMs = delays.percentile(99) / 1e6;
    delays.reset();
    process.send?.({ cpu: user + system, delayMs, heapMb: process.memoryUsage().heapUsed / 1e6 });
  });
  process.on('disconnect', () => process.exit());
}

export function reportPort(port: number): void {
  reportUsage();
  process.send?.({ port });
}

export function serve(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => {
    reportPort((server.address() as AddressInfo).port);
  });
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers each message of the parent with the processor time that this process has used, in microseconds. */
export function reportUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
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

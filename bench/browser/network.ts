import type { CDPSession } from '@playwright/test';

/** One request, in milliseconds of the browser's clock and bytes on the wire. */
export type Exchange = {
  url: string;
  /** The name of the API's operation, null for everything else. */
  operation: string | null;
  startedAt: number;
  endedAt: number;
  bytes: number;
};

export type Line = { latencyMs: number; kilobitsPerSecond: number; slowdown: number };

export async function throttle(
  session: CDPSession,
  { latencyMs, kilobitsPerSecond, slowdown }: Line,
): Promise<void> {
  const bytesPerSecond = kilobitsPerSecond > 0 ? (kilobitsPerSecond * 1_000) / 8 : -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Starts counting; call the result for the requests so far. */
export async function watchNetwork(session: CDPSession): Promise<() => Exchange[]> {
  const asked = new Map<string, Exchange>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('http')) return;
    asked.set(requestId, {
      url: request.url,
      operation: /"operationName":"(\w+)"/.exec(request.postData ?? '')?.[1] ?? null,
      startedAt: timestamp * 1_000,
      endedAt: Number.POSITIVE_INFINITY,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = asked.get(requestId);
    if (exchange) Object.assign(exchange, { endedAt: timestamp * 1_000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  return () => [...asked.values()];
}

const isAnswered = ({ endedAt }: Exchange) => Number.isFinite(endedAt);

/**
 * The number of round trips that follow one another up to the first answer of one of `operations`. With latency on the line, a request
 * that starts after another has ended has waited for it, or for one that took as long.
 */
export function wavesOf(exchanges: readonly Exchange[], operations: readonly string[]): number {
  const waves = new Map<Exchange, number>();
  const inOrder = exchanges.filter(isAnswered).sort((a, b) => a.startedAt - b.startedAt);
  for (const exchange of inOrder) {
    const before = [...waves].filter(([{ endedAt }]) => endedAt <= exchange.startedAt);
    waves.set(exchange, 1 + Math.max(0, ...before.map(([, wave]) => wave)));
  }
  const first = inOrder.find(({ operation }) => operation !== null && operations.includes(operation));
  return first === undefined ? Number.POSITIVE_INFINITY : (waves.get(first) ?? 0);
}

export const kilobytesOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

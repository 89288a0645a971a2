import { stopAllGroups } from './process-group.ts';

const duties: (() => Promise<void> | void)[] = [];
const lastSteps: (() => void)[] = [];
let under: Promise<void> | undefined;

export function beforeShutdown(duty: () => Promise<void> | void): void {
  duties.unshift(duty);
}

export function afterShutdown(step: () => void): void {
  lastSteps.push(step);
}

/** Idempotent: a second Ctrl-C waits for the first. */
export function shutDown(): Promise<void> {
  return (under ??= (async () => {
    for (const duty of duties) {
      try {
        await duty();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    await stopAllGroups();
    for (const step of lastSteps) step();
  })());
}

export const isShuttingDown = (): boolean => under !== undefined;

const signalNumbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

export function shutDownOnSignals(before: (signal: NodeJS.Signals) => void = () => {}): void {
  // A closed terminal or pipe must not stop the clean-up because nothing can be printed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isShuttingDown()) before(signal);
      void shutDown().then(() => process.exit(128 + signalNumbers[signal]));
    });
  }
}

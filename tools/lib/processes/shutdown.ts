import { stopAllGroups } from './process-group.ts';

const duties: (() => Promise<void> | void)[] = [];
const farewells: (() => void)[] = [];
let under: Promise<void> | undefined;

/** Something to do before the processes are ended (saving data, closing a watcher); last registered, first done. */
export function beforeShutdown(duty: () => Promise<void> | void): void {
  duties.unshift(duty);
}

/** Something to do when every process has ended (removing the folders they worked in). */
export function afterShutdown(farewell: () => void): void {
  farewells.push(farewell);
}

/** Runs the duties, ends every process we started. Idempotent: a second Ctrl-C waits for the first. */
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
    for (const farewell of farewells) farewell();
  })());
}

/** Whether an orderly end is under way: a process that ends now ends because we asked. */
export const isShuttingDown = (): boolean => under !== undefined;

const signalNumbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** Ctrl-C, a plain `kill` and a closed terminal all end in the same tidy way, with the exit code shells expect. */
export function shutDownOnSignals(before: (signal: NodeJS.Signals) => void = () => {}): void {
  // A closed terminal or pipe must not stop us from tidying up because a farewell cannot be printed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isShuttingDown()) before(signal);
      void shutDown().then(() => process.exit(128 + signalNumbers[signal]));
    });
  }
}

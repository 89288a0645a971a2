/**
 * Started by process-group.ts. Reads the groups that were started (`+pgid`) and ended (`-pgid`) from standard input, and ends
 * the rest when that input closes, so that nothing survives a killed launcher.
 */
import { createInterface } from 'node:readline';
import { Family, lookEveryMs } from './family.ts';
import { processTable } from './process-table.ts';
import { signalAll } from './signals.ts';

const families = new Map<number, Family>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function left(): number[] {
  const table = processTable();
  return [...families.values()].flatMap((family) => family.look(table)).map((row) => row.pid);
}

// Tracks the families itself: the launcher may die without notice.
setInterval(left, lookEveryMs);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pgid = Number(line.slice(1));
    if (line.startsWith('+')) families.set(pgid, new Family(pgid));
    else families.delete(pgid);
  })
  .on('close', () => {
    const some = left();
    signalAll(some, 'SIGTERM');
    setTimeout(
      () => {
        signalAll(left(), 'SIGKILL');
        process.exit(0);
      },
      some.length > 0 ? 3000 : 0,
    );
  });

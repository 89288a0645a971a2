/**
 * A second pair of hands, started by process-group.ts: it is told of every group that is started (`+pgid`) and ended
 * (`-pgid`) over its standard input, and ends what is left when that input closes. So nothing survives its launcher,
 * not even one that was killed without a chance to tidy up.
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

// It notes for itself who belongs to whom: the launcher may be gone without a word.
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

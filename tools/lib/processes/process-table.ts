import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Zombies and ending processes are not listed. */
export type ProcessRow = { pid: number; ppid: number; pgid: number; started: string; command: string };

/** Reads /proc if present (a bare Debian has no `ps`), otherwise runs `ps`. */
export function processTable(): ProcessRow[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): ProcessRow[] {
  const rows: ProcessRow[] = [];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      // The name is in brackets and may itself contain brackets and blanks: fields start after the last one.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, ppid, pgid] = fields;
      if (state === 'Z' || state === 'X') continue;
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A process without a command line is ending, or a kernel thread.
      if (command === '') continue;
      const started = fields[19] ?? '';
      rows.push({ pid: Number(entry), ppid: Number(ppid), pgid: Number(pgid), started, command });
    } catch {
      // It ended between listing and reading.
    }
  }
  return rows;
}

// The start time has five words: `Sat Nov 21 11:24:09 2026`.
const psLine = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/;

function fromPs(): ProcessRow[] {
  const columns = 'pid=,ppid=,pgid=,stat=,lstart=,command=';
  const env = { ...process.env, LC_ALL: 'C' };
  const text = execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8', env });
  return text
    .split('\n')
    .map((line) => psLine.exec(line))
    .filter((match) => match !== null && !match[4]?.startsWith('Z'))
    .map((match) => ({
      pid: Number(match?.[1]),
      ppid: Number(match?.[2]),
      pgid: Number(match?.[3]),
      started: match?.[5] ?? '',
      command: match?.[6] ?? '',
    }));
}

/**
 * The group's processes and their descendants, also those in groups of their own (firebase-tools starts java that way,
 * Playwright its browser).
 */
export function familyOf(pgid: number, table = processTable()): ProcessRow[] {
  return descendants(
    table.filter((row) => row.pgid === pgid),
    table,
  );
}

export function descendants(of: ProcessRow[], table: ProcessRow[]): ProcessRow[] {
  const family = new Map(of.map((row) => [row.pid, row]));
  for (let before = -1; before !== family.size;) {
    before = family.size;
    for (const row of table) if (family.has(row.ppid)) family.set(row.pid, row);
  }
  return [...family.values()];
}

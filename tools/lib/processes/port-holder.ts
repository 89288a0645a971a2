import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { processTable } from './process-table.ts';

/** undefined also for other users' processes, which stay hidden. */
export function portHolder(port: number): { pid: number; command: string } | undefined {
  const pid = existsSync('/proc/net/tcp') ? holderFromProc(port) : holderFromLsof(port);
  if (pid === undefined) return undefined;
  return { pid, command: processTable().find((row) => row.pid === pid)?.command ?? '' };
}

function holderFromProc(port: number): number | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!existsSync(table)) continue;
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const fields = line.trim().split(/\s+/);
      const listening = fields[3] === '0A';
      if (listening && fields[1]?.endsWith(`:${hex}`)) inodes.add(`socket:[${fields[9]}]`);
    }
  }
  return processTable().find((row) => inodes.size > 0 && holdsSocket(row.pid, inodes))?.pid;
}

function holdsSocket(pid: number, inodes: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

function holderFromLsof(port: number): number | undefined {
  try {
    const text = execFileSync('lsof', ['-ti', `tcp:${port}`, '-s', 'tcp:listen'], { encoding: 'utf8' });
    return Number(text.split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

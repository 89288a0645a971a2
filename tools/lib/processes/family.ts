import { descendants, processTable, type ProcessRow } from './process-table.ts';

/** Reading the process table costs a few milliseconds. */
export const lookEveryMs = 1000;

/**
 * A process group and every descendant. The system forgets whose child a process was once its parent dies, so processes that
 * moved to another group must be noted before that. Identified by pid and start time, because pids are reused.
 */
export class Family {
  readonly #pgid: number;
  #members = new Map<number, string>();

  constructor(pgid: number) {
    this.#pgid = pgid;
  }

  look(table: ProcessRow[] = processTable()): ProcessRow[] {
    const known = table.filter(
      (row) => row.pgid === this.#pgid || this.#members.get(row.pid) === row.started,
    );
    const family = descendants(known, table);
    this.#members = new Map(family.map((row) => [row.pid, row.started]));
    return family;
  }
}

import { descendants, processTable, type ProcessRow } from './process-table.ts';

/** How often whoever keeps a Family looks again. Reading the process table costs a few milliseconds. */
export const lookEveryMs = 1000;

/**
 * A process group with everything that ever descended from it. Once a parent has died the system no longer tells whose
 * child a process was, so what moved to a group of its own must have been noted while that parent lived. A process is
 * known by its number and its start: a number that was given anew belongs to a stranger.
 */
export class Family {
  readonly #pgid: number;
  #members = new Map<number, string>();

  constructor(pgid: number) {
    this.#pgid = pgid;
  }

  /** Notes who has joined, forgets who has ended, and answers those that live. */
  look(table: ProcessRow[] = processTable()): ProcessRow[] {
    const known = table.filter(
      (row) => row.pgid === this.#pgid || this.#members.get(row.pid) === row.started,
    );
    const family = descendants(known, table);
    this.#members = new Map(family.map((row) => [row.pid, row.started]));
    return family;
  }
}

import type { Operations } from './operations.ts';

/**
 * Dollars per 100,000 documents and what is free each day, as Firestore's public price list gave them for multi-region locations in the
 * copies read on 2026-11-24. Madrid has a price of its own, which was not at hand: put it here before quoting a bill.
 */
const PRICE = { reads: 0.06, writes: 0.18 };
const FREE = { reads: 50_000, writes: 20_000 };
const WORKING_DAYS = 22;

export type Loads = {
  technicianDay: Operations;
  /** A dispatcher who is active for most of an hour. */
  dispatcherHour: Operations;
  /** The operations that each change causes in every open plan. */
  followed: number;
  changesPerTechnicianDay: number;
};

/** Assumes one dispatcher per ten technicians, for eight hours, with the whole plan open. */
export function dollarsAMonth(technicians: number, loads: Loads): { dollars: number; day: Operations } {
  const dispatchers = Math.ceil(technicians / 10);
  const hours = dispatchers * 8;
  const followed = technicians * loads.changesPerTechnicianDay * dispatchers * loads.followed;
  const day = {
    reads: technicians * loads.technicianDay.reads + hours * loads.dispatcherHour.reads + followed,
    writes: technicians * loads.technicianDay.writes + hours * loads.dispatcherHour.writes,
  };
  const billed = (kind: 'reads' | 'writes') =>
    (Math.max(0, day[kind] - FREE[kind]) / 100_000) * PRICE[kind] * WORKING_DAYS;
  return { dollars: billed('reads') + billed('writes'), day };
}

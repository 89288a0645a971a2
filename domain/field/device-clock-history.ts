import { skewOf, SKEW_IGNORED_MS, type ClockMeasure, type ClockReading } from './device-clock.ts';

export type ClockEvent = ClockReading | ClockMeasure;

/**
 * Milliseconds by which the clock jumped between two events: `certain` was a setting of the clock, `possible` may have been
 * sleep.
 */
type Gap = { certain: number; possible: number; isUnknown: boolean };

const isMeasure = (event: ClockEvent): event is ClockMeasure => 'serverMs' in event;
const isNear = (a: number, b: number) => Math.abs(a - b) <= SKEW_IGNORED_MS;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function gapBetween(a: ClockEvent, b: ClockEvent): Gap {
  const passed = b.wallMs - a.wallMs;
  const isUnknown = a.page !== b.page;
  const jump = isUnknown ? Math.min(0, passed) : passed - (b.liveMs - a.liveMs);
  if (isNear(jump, 0)) return { certain: 0, possible: 0, isUnknown };
  return jump < 0 ? { certain: jump, possible: 0, isUnknown } : { certain: 0, possible: jump, isUnknown };
}

/**
 * Milliseconds by which the clock was set in each gap; `change` is their sum if the skew was measured on both
 * sides.
 */
function settings(gaps: readonly Gap[], change: number | null): number[] {
  const certain = gaps.map((gap) => gap.certain);
  if (change === null) return certain;
  const all = gaps.map((gap) => gap.certain + gap.possible);
  if (isNear(sum(all), change)) return all;
  const rest = change - sum(certain);
  if (isNear(rest, 0)) return certain;
  // Attribute the rest to a gap of that length, else to a reload, else to the last gap.
  const fitting = gaps.findIndex(({ possible }) => possible > 0 && isNear(possible, rest));
  const unknown = gaps.findIndex((gap) => gap.isUnknown);
  const place = fitting >= 0 ? fitting : unknown >= 0 ? unknown : gaps.length - 1;
  return certain.map((by, at) => (at === place ? by + rest : by));
}

function skews(events: readonly ClockEvent[]): number[] {
  const gaps = events.slice(1).map((event, at) => gapBetween(events[at] ?? event, event));
  const measured = events.flatMap((event, at) => (isMeasure(event) ? [{ at, skew: skewOf(event) }] : []));
  const first = measured[0] ?? { at: events.length - 1, skew: 0 };
  const found: number[] = [];
  found[first.at] = first.skew;
  // Events before the first measurement are computed backwards from it.
  for (let at = first.at - 1; at >= 0; at -= 1) found[at] = (found[at + 1] ?? 0) - (gaps[at]?.certain ?? 0);
  let known = first;
  for (const next of [...measured.slice(1), { at: events.length - 1, skew: null }]) {
    const change = next.skew === null ? null : next.skew - known.skew;
    const by = settings(gaps.slice(known.at, next.at), change);
    by.forEach((set, place) => (found[known.at + place + 1] = (found[known.at + place] ?? 0) + set));
    if (next.skew === null) break;
    known = { at: next.at, skew: next.skew };
    found[next.at] = next.skew;
  }
  return found;
}

/**
 * When each event really happened, in epoch milliseconds. Corrects by the skew measured before or after an event, and by the
 * page's lifetime where the clock was set in between. Takes the events in order and never returns a time earlier than the
 * previous one.
 */
export function correctedTimes(events: readonly ClockEvent[]): number[] {
  const ahead = skews(events);
  const times = events.map(({ wallMs }, at) => wallMs - (ahead[at] ?? 0));
  let latest = Infinity;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event && isMeasure(event)) latest = Math.min(latest, times[at] ?? latest);
    times[at] = Math.min(times[at] ?? latest, latest);
  }
  let soonest = -Infinity;
  return times.map((time) => (soonest = Math.max(soonest, time)));
}

import { describe, expect, test } from 'vitest';
import { measureOf, type ClockReading } from './device-clock.ts';
import { correctedTimes, type ClockEvent } from './device-clock-history.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 23, 8);

class Phone {
  now = START;
  page = 1;
  ahead = 0;
  #opened = START;
  #slept = 0;
  readonly events: ClockEvent[] = [];
  readonly truth: number[] = [];

  constructor(ahead: number) {
    this.ahead = ahead;
  }

  pass(ms: number): this {
    this.now += ms;
    return this;
  }

  sleep(ms: number): this {
    this.#slept += ms;
    return this.pass(ms);
  }

  set(ahead: number): this {
    this.ahead = ahead;
    return this;
  }

  reload(): this {
    this.page += 1;
    this.#opened = this.now;
    this.#slept = 0;
    return this;
  }

  read(): ClockReading {
    const { now, page, ahead } = this;
    return { page, wallMs: now + ahead, liveMs: now - this.#opened - this.#slept };
  }

  tap(): this {
    this.truth.push(this.now);
    this.events.push(this.read());
    return this;
  }

  /** The server answers after 200 ms in each direction. */
  hear(): this {
    const asked = this.read();
    const date = new Date(this.pass(200).now).toUTCString();
    const measure = measureOf(date, asked, this.pass(200).read());
    if (measure === null) throw new Error('Not measured');
    this.truth.push(this.now - 200);
    this.events.push(measure);
    return this;
  }
}

const job = (phone: Phone) =>
  phone
    .tap()
    .pass(HOUR)
    .tap()
    .pass(3 * HOUR)
    .tap()
    .pass(MINUTE);

describe.each([
  ['two hours ahead', 2 * HOUR],
  ['two hours behind', -2 * HOUR],
  ['right', 0],
])('with a clock that is %s', (_words, ahead) => {
  test.each<[string, (phone: Phone) => Phone]>([
    ['online: answers all the time', (phone) => job(phone.hear().pass(SECOND)).hear()],
    ['online before, offline since', (phone) => job(phone.hear().pass(HOUR))],
    ['the first answer only afterwards', (phone) => job(phone.pass(HOUR)).hear()],
    ['a reload between the acts', (phone) => phone.hear().tap().pass(HOUR).reload().tap().pass(HOUR).hear()],
    [
      'reloads, and the first answer only afterwards',
      (phone) =>
        phone
          .tap()
          .reload()
          .pass(HOUR)
          .tap()
          .reload()
          .pass(3 * HOUR)
          .tap()
          .reload()
          .hear(),
    ],
    [
      'the phone slept between',
      (phone) =>
        phone
          .hear()
          .tap()
          .sleep(3 * HOUR)
          .tap()
          .pass(MINUTE)
          .hear(),
    ],
    [
      'slept, and the first answer only afterwards',
      (phone) =>
        phone
          .tap()
          .sleep(3 * HOUR)
          .tap()
          .hear(),
    ],
    ['slept over the reload', (phone) => phone.hear().tap().sleep(HOUR).reload().sleep(HOUR).tap().hear()],
    [
      'set right midway, measured on both sides',
      (phone) => phone.hear().tap().pass(HOUR).tap().set(0).pass(HOUR).tap().pass(HOUR).tap().hear(),
    ],
    [
      'set right over a reload, measured on both sides',
      (phone) =>
        phone
          .hear()
          .tap()
          .reload()
          .set(0)
          .pass(3 * HOUR)
          .tap()
          .pass(HOUR)
          .tap()
          .hear(),
    ],
    [
      'four days offline',
      (phone) =>
        job(phone.hear().pass(HOUR))
          .pass(96 * HOUR)
          .reload()
          .hear(),
    ],
  ])('%s: the corrected times are within two seconds of the real ones', (_name, live) => {
    const phone = live(new Phone(ahead));
    const times = correctedTimes(phone.events);
    times.forEach((time, at) => {
      expect(Math.abs(time - (phone.truth[at] ?? 0)), `event ${at}`).toBeLessThanOrEqual(2 * SECOND);
    });
  });
});

test("a clock set back is detected by the page's lifetime before any response", () => {
  const phone = new Phone(2 * HOUR).tap().pass(HOUR).tap().set(0).pass(MINUTE).tap().pass(HOUR).tap();
  expect(correctedTimes(phone.events)).toEqual(phone.truth);
});

test('a clock set back and ahead again between two answers is corrected both times', () => {
  const phone = new Phone(0)
    .hear()
    .tap()
    .set(-2 * HOUR)
    .pass(HOUR)
    .tap()
    .set(0)
    .pass(HOUR)
    .tap()
    .hear();
  correctedTimes(phone.events).forEach((time, at) => {
    expect(Math.abs(time - (phone.truth[at] ?? 0))).toBeLessThanOrEqual(2 * SECOND);
  });
});

test('a clock set ahead and a sleeping device are distinguished by the next measurement', () => {
  const phone = new Phone(0)
    .hear()
    .tap()
    .sleep(3 * HOUR)
    .tap()
    .set(HOUR)
    .pass(MINUTE)
    .tap()
    .hear();
  correctedTimes(phone.events).forEach((time, at) => {
    expect(Math.abs(time - (phone.truth[at] ?? 0))).toBeLessThanOrEqual(2 * SECOND);
  });
});

test('corrected times never precede the previous event nor follow a later response', () => {
  const phone = new Phone(0)
    .hear()
    .tap()
    .reload()
    .set(-HOUR)
    .pass(MINUTE)
    .tap()
    .reload()
    .set(HOUR)
    .tap()
    .hear();
  const times = correctedTimes(phone.events);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(phone.now + SECOND);
});

test('no events give no times', () => {
  expect(correctedTimes([])).toEqual([]);
});

import type { Page } from '@playwright/test';
import { test, type Trouble } from '../../e2e/support/fixtures.ts';
import { phoneWindow } from '../../e2e/support/phone.ts';
import { settled } from '../../e2e/support/settled.ts';
import { atMost, row, writeFigures, type Figure } from '../figures.ts';
import { median, spread, spreadOf, type Spread } from '../statistics.ts';
import { appears } from './appears.ts';
import { coldly, MOBILE } from './cold-page.ts';
import { FLOORS, writeFloors, type Floor } from './floor/floor-site.ts';
import { wavesOf, type Line } from './network.ts';
import { PARTS, pointsLost, scoreOf, type Part } from './score.ts';
import { begin, makeJob, open, SCREENS, type Screen } from './screens.ts';
import { vitalsOf, type Vitals } from './vitals.ts';

const ROUNDS = 5;
/** Latency only, so that round trips can be counted. */
const FAR: Line = { latencyMs: 400, kilobitsPerSecond: 0, slowdown: 1 };

const PART_WORDS: Record<Part, { words: string; unit: string; digits: number }> = {
  firstPaintMs: { words: 'first paint', unit: ' ms', digits: 0 },
  largestPaintMs: { words: 'largest paint', unit: ' ms', digits: 0 },
  blockedMs: { words: 'blocked', unit: ' ms', digits: 0 },
  shift: { words: 'shifted', unit: '', digits: 3 },
};

const REQUESTS_GATE = 40;
const WAVES_GATE = 3;
/** Points below the floor that a screen may score. */
const POINTS: Record<string, number> = {
  login: 5,
  Tablero: 10,
  Clientes: 10,
  Planificación: 20,
  'Mi día': 10,
};

const countOpening = (page: Page, screen: Screen) =>
  coldly(page, FAR, async (fresh, exchanges) => {
    await open(fresh, screen);
    const toRows = exchanges().length;
    // What is fetched ahead counts too.
    await settled(fresh);
    const all = exchanges();
    return { waves: wavesOf(all, screen.operations), toRows, requests: all.length };
  });

const timeOpening = (page: Page, screen: Screen): Promise<Vitals> =>
  coldly(page, MOBILE, async (fresh) => {
    await open(fresh, screen);
    await settled(fresh);
    return vitalsOf(fresh);
  });

const timeFloor = (page: Page, { path, rows }: Floor): Promise<Vitals> =>
  coldly(page, MOBILE, async (fresh) => {
    await fresh.goto(path, { waitUntil: 'commit' });
    await appears(fresh, rows);
    await settled(fresh);
    return vitalsOf(fresh);
  });

type Contestant = 'ours' | 'text' | 'libraries';
type Openings = Record<Contestant, Vitals[]>;

const NAMES: Record<Exclude<Contestant, 'ours'>, string> = {
  text: 'a page of one text',
  libraries: 'our libraries with a bare page',
};
const PEERS = ['text', 'libraries'] as const;

function roundsOf(of: (opening: Vitals) => number, openings: Openings): Record<string, Spread> {
  const named = { ours: openings.ours, floor: openings.text, libraries: openings.libraries };
  return Object.fromEntries(Object.entries(named).map(([name, all]) => [name, spreadOf(all.map(of))]));
}

const peersOf = (words: (all: Vitals[]) => string, openings: Openings) =>
  PEERS.map((peer) => `${NAMES[peer]} ${words(openings[peer])}`).join(', ');

function scoreFigure(name: string, openings: Openings): Figure {
  const points = POINTS[name] ?? 10;
  // In whole points, as Lighthouse gives them.
  const scores = (all: Vitals[]) => all.map((vitals) => Math.round(scoreOf(vitals)));
  const words = (all: Vitals[]) => spread(scores(all), 0);
  return row(`score of a cold open on a phone, without Speed Index: ${name}`, words(openings.ours), {
    peers: peersOf(words, openings),
    gate: `within ${points} points of it`,
    holds: median(scores(openings.ours)) >= median(scores(openings.text)) - points,
    rounds: roundsOf(scoreOf, openings),
  });
}

/** What the score is made of, and the points that each part costs. */
function partFigures(name: string, openings: Openings): Figure[] {
  return PARTS.map((part) => {
    const { words, unit, digits } = PART_WORDS[part];
    const seen = (all: Vitals[]) => {
      const values = spread(
        all.map((vitals) => vitals[part]),
        digits,
      );
      const lost = median(all.map((vitals) => pointsLost(vitals, part)));
      return `${values}${unit} (−${lost.toFixed(0)})`;
    };
    return row(`of it ${words}: ${name}`, seen(openings.ours), {
      peers: peersOf(seen, openings),
      rounds: roundsOf((vitals) => vitals[part], openings),
    });
  });
}

type Counts = Awaited<ReturnType<typeof countOpening>>;

function figuresOf(screen: Screen, { waves, toRows, requests }: Counts, openings: Openings): Figure[] {
  const longest = openings.ours.map(({ longestTaskMs }) => longestTaskMs);
  const { name, of } = screen;
  const counted = [
    {
      ...atMost(
        {
          what: `requests of a cold open, with what is fetched ahead: ${name}`,
          unit: '',
          gate: REQUESTS_GATE,
        },
        [requests],
      ),
      peers: `until the rows ${toRows}`,
    },
    atMost(
      {
        what: `waves of requests to the rows, cold, of a screen that was open before: ${name}`,
        unit: '',
        gate: WAVES_GATE,
      },
      [waves],
    ),
  ];
  return [
    ...(of === 'nobody' ? counted.slice(0, 1) : counted),
    scoreFigure(name, openings),
    ...partFigures(name, openings),
    atMost({ what: `longest task of a cold open, CPU ÷ ${MOBILE.slowdown}: ${name}`, unit: 'ms' }, longest),
  ];
}

async function phonesOf(page: Page, trouble: Trouble): Promise<Record<Screen['of'], Page>> {
  const phone = () => phoneWindow(page, trouble);
  return { nobody: await phone(), office: await phone(), technician: await phone() };
}

type Contest = { screen: Screen; phone: Page; counts: Counts; openings: Openings };

test.beforeAll(writeFloors);

test('cold opens beside a page of one text and the libraries alone', async ({ page, trouble }) => {
  const job = await makeJob();
  const phones = await phonesOf(page, trouble);
  const contests: Contest[] = [];
  for (const screen of SCREENS) {
    const phone = phones[screen.of];
    await begin(phone, screen, job);
    const counts = await countOpening(phone, screen);
    contests.push({ screen, phone, counts, openings: { ours: [], text: [], libraries: [] } });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = await timeFloor(phones.nobody, FLOORS.text);
    const form = await timeFloor(phones.nobody, FLOORS.form);
    const table = await timeFloor(phones.office, FLOORS.table);
    const libraries = { nobody: form, office: table, technician: table };
    for (const { screen, phone, openings } of contests) {
      openings.ours.push(await timeOpening(phone, screen));
      openings.text.push(text);
      openings.libraries.push(libraries[screen.of]);
    }
  }
  for (const { screen, counts, openings } of contests) writeFigures(figuresOf(screen, counts, openings));
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBundle, requestsOf } from './bundle.ts';
import { ENTRY, FORMS, FRAME, PLANNING, WORK } from './weights.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));

const MOST_REQUESTS = 40;

const FOCUS = 'src/app/layouts/keep-focus.ts';
/** With what `usePrefetch` fetches. */
const OFFICE = [ENTRY, FRAME, FORMS, FOCUS, 'src/app/layouts/drafts-question.tsx'];
/** With what `usePrefetch` and `fetchTechnicianParts` fetch; the parts of a visit are one file. */
const TECHNICIAN = [
  ENTRY,
  FRAME,
  FOCUS,
  WORK,
  'src/features/my-day/day/my-day-page.tsx',
  'src/features/my-day/visit/visit-page.tsx',
  'src/features/clients/equipment/equipment-page.tsx',
  'src/outbox/sign-out-question.tsx',
];

/** `others`: page, colour scheme, head start, font, and what is asked of the session and the API, as `cold-open.bench.ts` counts them. */
const SCREENS: [name: string, modules: string[], others: number][] = [
  ['login', [ENTRY], 4],
  ['Tablero', [...OFFICE, 'src/features/home/home-page.tsx'], 8],
  ['Clientes', [...OFFICE, 'src/features/clients/list/clients-page.tsx'], 9],
  ['the prospects', [...OFFICE, 'src/features/prospects/prospects-page.tsx'], 10],
  ['a service', [...OFFICE, 'src/features/services/page/service-page.tsx'], 10],
  ['Planificación', [...OFFICE, PLANNING], 12],
  ['Mi día', TECHNICIAN, 12],
];

const lateParts = () => Object.keys(bundle.chunks).filter((key) => bundle.chunks[key]?.name === 'late');

test('the late parts of a visit are one file', () => {
  expect(lateParts()).toHaveLength(1);
});

test.each(SCREENS)(
  'a cold open of %s is at most 40 requests, with what is fetched ahead',
  (name, modules, others) => {
    const files = requestsOf(bundle, [...modules, ...(modules === TECHNICIAN ? lateParts() : [])]).size;
    process.stdout.write(`  ${name}: ${files} scripts and styles of ${MOST_REQUESTS - others}\n`);
    expect(files + others).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);

test('a technician sees the first visit after few files', () => {
  const modules = [ENTRY, FRAME, WORK, 'src/features/my-day/day/my-day-page.tsx'];
  const files = requestsOf(bundle, modules).size;
  process.stdout.write(`  Mi día until its rows: ${files} scripts and styles of 16\n`);
  expect(files).toBeLessThanOrEqual(16);
});

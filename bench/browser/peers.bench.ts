import type { Page } from '@playwright/test';
import { makeClient, makeEquipment } from '../../e2e/support/api.ts';
import { expect, required, signIn, test } from '../../e2e/support/fixtures.ts';
import { backOffice } from '../../e2e/support/people.ts';
import { phoneWindow } from '../../e2e/support/phone.ts';
import { idle } from '../../e2e/support/settled.ts';
import { putCopies } from '../../functions/test/kits/copies/put-copies.ts';
import { adminOnEmulators } from '../../tools/lib/deploy/admin-sdk.ts';
import { row, writeFigures, type Figure } from '../figures.ts';
import { spread, spreadOf } from '../statistics.ts';
import { hasAppeared } from './appears.ts';
import { coldly, MOBILE } from './cold-page.ts';
import { kilobytesOf } from './network.ts';
import { servePeers, type PeerClient } from './peers/peers-site.ts';
import { scoreOf } from './score.ts';
import { vitalsOf } from './vitals.ts';

const CLIENTS = 1_000;
const PAGE = 25;
const ROUNDS = 5;
const PATIENCE_MS = 15_000;
const COPIED = ['clients', 'sites', 'equipment', 'users'];
/** Before all others by name. */
const nameOf = (index: number) => `${String(index).padStart(4, '0')} Comunidad de Propietarios`;

/** As many clients as a firm of ten has after some years, each with its site and a machine. */
async function putClients(): Promise<void> {
  const { id, siteId } = await makeClient();
  const { id: equipmentId } = await makeEquipment(siteId);
  const ids = await putCopies(backOffice(), `clients/${id}`, CLIENTS, (index) => {
    const name = nameOf(index);
    return { legalName: name, sortName: name.toLowerCase(), siteCount: 1 };
  });
  for (const path of [`sites/${siteId}`, `equipment/${equipmentId}`]) {
    await putCopies(backOffice(), path, CLIENTS, (index, { client }) => ({
      client: { ...(client as object), id: ids[index], name: nameOf(index) },
    }));
  }
}

/** The same documents in a project of their own, open to every browser, as the peer needs them. */
async function openCopy(projectId: string): Promise<number> {
  const firestoreHost = required('FIRESTORE_EMULATOR_HOST');
  const authHost = required('FIREBASE_AUTH_EMULATOR_HOST');
  const rules =
    'service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read; } } }';
  const answer = await fetch(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'open.rules', content: rules }] } }),
  });
  if (!answer.ok) throw new Error(`The rules: ${answer.status} ${await answer.text()}`);
  const { firestore } = adminOnEmulators({ projectId, authHost, firestoreHost });
  let copied = 0;
  for (const name of COPIED) {
    const { docs } = await backOffice().firestore.collection(name).get();
    const writer = firestore.bulkWriter({ throttling: false });
    for (const found of docs) void writer.create(firestore.doc(found.ref.path), found.data());
    await writer.close();
    copied += docs.length;
  }
  return copied;
}

async function clientsInMemory(): Promise<PeerClient[]> {
  const { docs } = await backOffice().firestore.collection('clients').where('archived', '==', false).get();
  return docs.map((found) => {
    const data = found.data() as Record<string, unknown> & { phones?: string[]; mainCity?: string };
    const text = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
    return {
      ...{ id: found.id, code: text('code'), legalName: text('legalName'), nif: text('nif') },
      ...{ phone: data.phones?.[0] ?? null, city: text('mainCity'), owner: null },
      ...{ siteCount: 1, equipmentCount: 1 },
    };
  });
}

const namesIn = (page: Page) =>
  page.evaluate(() => [...new Set(document.body.innerText.match(/\d{4} Comunidad de Propietarios/g) ?? [])]);

const EXPECTED = Array.from({ length: PAGE }, (_, index) => nameOf(index));

type Opened = { score: number; seconds: number; kilobytes: number; requests: number; elements: number };

/** Null where the rows were not there within `PATIENCE_MS`. */
const timeOpening = (page: Page, address: string): Promise<Opened | null> =>
  coldly(page, MOBILE, async (fresh, exchanges) => {
    const start = performance.now();
    await fresh.goto(address, { waitUntil: 'commit' });
    if (!(await hasAppeared(fresh, { text: nameOf(PAGE - 1) }, PATIENCE_MS))) return null;
    const seconds = (performance.now() - start) / 1_000;
    const seen = exchanges();
    expect(await namesIn(fresh)).toEqual(EXPECTED);
    const elements = await fresh.evaluate(() => document.querySelectorAll('*').length);
    const [kilobytes, requests] = [kilobytesOf(seen), seen.length];
    await fresh.waitForLoadState('networkidle', { timeout: 60_000 });
    await idle(fresh);
    return { score: scoreOf(await vitalsOf(fresh)), seconds, kilobytes, requests, elements };
  });

test('the list of clients beside other ways to build it', async ({ page, trouble }) => {
  trouble.allow(/.*/);
  await putClients();
  const projectId = `${required('E2E_PROJECT_ID')}-open`;
  const documents = await openCopy(projectId);
  const firestoreHost = required('FIRESTORE_EMULATOR_HOST');
  const peers = await servePeers({ firestoreHost, projectId, clients: await clientsInMemory() });
  try {
    const phone = await phoneWindow(page, trouble);
    await signIn(phone, 'agent', '/clients');
    await expect(phone.getByText(nameOf(0)).first()).toBeVisible();
    await phone.goto('/favicon.svg');
    const contestants = {
      ours: '/clients',
      'react-admin with its data in memory': peers.reactAdmin,
      'whole collections by Firestore’s web SDK': peers.wholeCollections,
    };
    const found = new Map<string, Opened[]>(Object.keys(contestants).map((name) => [name, []]));
    const silent = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(contestants)) {
        if (silent.has(name)) continue;
        const opened = await timeOpening(phone, address);
        if (opened) found.get(name)?.push(opened);
        else silent.add(name);
      }
    }
    expect(silent).not.toContain('ours');
    writeFigures(figuresOf(found, { documents, silent }));
  } finally {
    peers.stop();
  }
});

const ASPECTS: [aspect: keyof Opened, words: string, unit: string, digits: number][] = [
  ['score', 'score without Speed Index', '', 0],
  ['seconds', 'until the 25 rows', ' s', 1],
  ['kilobytes', 'loaded until then', ' kB', 0],
  ['requests', 'requests until then', '', 0],
  ['elements', 'elements of the page', '', 0],
];

function figuresOf(
  found: ReadonlyMap<string, readonly Opened[]>,
  { documents, silent }: { documents: number; silent: ReadonlySet<string> },
): Figure[] {
  const line = `${PAGE} of ${CLIENTS} clients, cold, on a phone`;
  const timed = ASPECTS.map(([aspect, words, unit, digits]) => {
    const series = (name: string) => (found.get(name) ?? []).map((opened) => opened[aspect]);
    const text = (name: string) =>
      silent.has(name) ? `no rows within ${PATIENCE_MS / 1_000} s` : `${spread(series(name), digits)}${unit}`;
    const others = [...found.keys()].filter((name) => name !== 'ours');
    return row(`${line}: ${words}`, text('ours'), {
      peers: others.map((name) => `${name} ${text(name)}`).join(', '),
      rounds: Object.fromEntries(
        [...found.keys()].filter((name) => !silent.has(name)).map((name) => [name, spreadOf(series(name))]),
      ),
    });
  });
  const read = row(`${line}: documents read`, `${PAGE + 2} at most, a gate of the reads above`, {
    peers: `whole collections by Firestore’s web SDK ${documents}`,
  });
  return [...timed, read];
}

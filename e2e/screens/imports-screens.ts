import { continueImport, makeImport, ruleImport, runImport, stepImport } from '../support/imports.ts';
import { backOffice } from '../support/people.ts';
import { makeClient } from '../support/api.ts';
import { freshPhone, freshWord } from '../support/fixtures.ts';
import { office, press, screen, type AreaScreens } from './kit.ts';

const HEAD = 'Nombre;NIF;Teléfono;Email;CP;Tipo de cliente\r\n';

/** A row that is new, one with errors and a value that is unknown, one that repeats the first, and one that matches a client who is there. */
async function bodyWithAll(): Promise<string> {
  const { nif } = await makeClient({ kind: 'COMPANY' });
  const fresh = `Cliente ${freshWord()};;${freshPhone()};;;\r\n`;
  return `${HEAD}${fresh}Otro;1234;600111;no;99999;Gran cuenta\r\n${fresh}${freshWord()};${nif};;;;\r\n`;
}

async function makeAll() {
  const body = await bodyWithAll();
  const [uploaded, decided, written] = await Promise.all([
    makeImport(),
    makeImport({ body }),
    makeImport({ body }),
  ]);
  const checked = await runImport(decided, 'CHECK');
  await runImport(written, 'CHECK');
  const imported = await runImport(await ruleImport(written, 'UPDATE'), 'START');
  const undone = await makeUndone();
  const paused = await makePaused();
  const stopped = await makeStopped();
  return { uploaded, checked, imported, paused, stopped, undone };
}

async function makeUndone() {
  const made = await runImport(await makeImport(), 'CHECK');
  return runImport(await runImport(made, 'START'), 'UNDO');
}

async function makePaused() {
  const made = await runImport(await makeImport(), 'CHECK');
  return stepImport(await stepImport(made, 'START'), 'PAUSE');
}

/** Its rows are gone, so it fails at each attempt until the server gives up. */
async function makeStopped() {
  const made = await stepImport(await runImport(await makeImport(), 'CHECK'), 'START');
  const { docs } = await backOffice().firestore.collection('importRows').get();
  await Promise.all(docs.filter(({ id }) => id.startsWith(made.id)).map(({ ref }) => ref.delete()));
  const attempts: string[] = [];
  while (attempts.length < 6) {
    const now = await continueImport(made).catch(String);
    if (typeof now !== 'string' && now.status === 'STOPPED') return now;
    attempts.push(typeof now === 'string' ? now : now.status);
  }
  throw new Error(`The import has not stopped: ${attempts.join(', ')}`);
}

let made: ReturnType<typeof makeAll> | undefined;
const all = () => (made ??= makeAll());

const pathOf = ({ id }: { id: string }) => `/settings/importar/${id}`;

export const area: AreaScreens = {
  about: 'imports',
  screens: [screen('/settings/importar', 'Importar y exportar', office, ['Configuración'])],
  recordScreens: async () =>
    Object.values(await all()).map((each) =>
      screen(pathOf(each), each.fileName, office, ['Importar y exportar']),
    ),
  dialogs: [
    {
      what: 'discarding a file',
      path: async () => pathOf((await all()).uploaded),
      open: press('Descartar'),
    },
    { what: 'undoing an import', path: async () => pathOf((await all()).imported), open: press('Deshacer') },
  ],
};

import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenImport, succeedImport } from '../kits/import-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

/** ROWS=5000 takes minutes and says how far it is: it tries the largest file that is allowed. */
const ROWS = Number(process.env['ROWS'] ?? 400);
const say = (text: string) => process.env['ROWS'] !== undefined && process.stdout.write(`${text}\n`);
/** The functions of `index.ts` have a minute for a request. */
const LIMIT_MS = 60_000;
/** With the test itself and a heap without bounds: 596 MB were measured with 5,000 rows. */
const MEGABYTES_MAX = 1_000;

const HEAD =
  'Nombre;Tipo;Nombre comercial;Teléfono;Email;Dirección fiscal;CP fiscal;Población fiscal;Ubicación;Dirección;Número;Piso;CP;Población;Acceso;Contacto;Cargo;Teléfono contacto;Etiquetas;Notas\r\n';

const line = (n: number) =>
  `Cliente ${n};Empresa;Comercial ${n};6${10_000_000 + n};c${n}@ejemplo.es;Calle Fiscal ${n};28001;Madrid;` +
  `Sede ${n};Calle Mayor;${n};2.º B;28013;Madrid;Llaves en portería;Eva;Gerente;7${10_000_000 + n};Fijo;Llamar por la tarde\r\n`;

type Step = 'CHECK' | 'START' | 'UNDO';

test(
  'a file of 20 columns is uploaded, checked, imported and undone, and no request takes near the limit',
  { timeout: 60_000 + ROWS * 300 },
  async () => {
    const before = process.memoryUsage.rss();
    let rss = 0;
    const watch = setInterval(() => (rss = Math.max(rss, process.memoryUsage.rss())), 50);
    const figures: Record<string, { seconds: number; requests: number; longestMs: number }> = {};
    const timed = async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
      const start = performance.now();
      const answer = await ask();
      const ms = performance.now() - start;
      const { seconds = 0, requests = 0, longestMs = 0 } = figures[name] ?? {};
      figures[name] = {
        seconds: seconds + ms / 1_000,
        requests: requests + 1,
        longestMs: Math.max(longestMs, ms),
      };
      return answer;
    };
    const bytes = HEAD + Array.from({ length: ROWS }, (_row, index) => line(index)).join('');
    const id = await timed('UPLOAD', () => givenImport(kit, agent, { bytes }));
    let version = 1;
    const take = async (act: Step) => {
      await timed(act, () => succeedImport(kit, agent, 'actOnImport', { id, version, act }));
      for (;;) {
        const { import: now } = await timed(act, () => succeedImport(kit, agent, 'advanceImport', { id }));
        version = now.version;
        const { seconds = 0, longestMs = 0 } = figures[act] ?? {};
        say(
          `${act} ${now.progress?.done ?? 'all'} pages in ${seconds.toFixed(0)} s, longest ${longestMs.toFixed(0)} ms`,
        );
        if (!['CHECKING', 'IMPORTING', 'UNDOING'].includes(now.status)) return now;
      }
    };
    expect(await take('CHECK')).toMatchObject({ announced: { created: ROWS, error: 0, undecided: 0 } });
    expect(await take('START')).toMatchObject({ status: 'IMPORTED', result: { created: ROWS, changed: 0 } });
    expect(await take('UNDO')).toMatchObject({ status: 'UNDONE', undo: { removed: 2 * ROWS, kept: 0 } });
    clearInterval(watch);
    const megabytes = Math.round(rss / 1_048_576);
    const more = Math.round((rss - before) / 1_048_576);
    say(
      `${JSON.stringify(figures, null, 2)}\n${megabytes} MB, with the test itself; ${more} MB more than before`,
    );
    expect(megabytes).toBeLessThan(MEGABYTES_MAX);
    for (const { longestMs } of Object.values(figures)) expect(longestMs).toBeLessThan(LIMIT_MS / 3);
  },
);

import { join } from 'node:path';
import { buildFunctions } from '../../tools/lib/deploy/functions-bundle.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { row, type Figure } from '../figures.ts';
import { Running, type Usage } from '../server/requests.ts';
import { makeTokens } from '../server/tokens.ts';
import { spread, spreadOf } from '../statistics.ts';

const CONNECTIONS = 80;
const SLICES = 6;
const SECONDS_A_SLICE = 10;
/** The first slices fill bounded caches. */
const SETTLING = 2;

type Slice = Usage & { p50: number; p99: number; perSecond: number };

export async function measureLoad(): Promise<Figure[]> {
  const work = workFolder('bench');
  let server: Running | undefined;
  try {
    const { tokens, keys } = await makeTokens();
    const outdir = join(work.folder, 'load');
    await buildFunctions({ entry: inRepository('bench', 'server', 'contestants', 'cuadrilla.ts'), outdir });
    server = await Running.start(
      {
        name: 'cuadrilla',
        script: join(outdir, 'index.js'),
        execArgv: ['--expose-gc'],
        env: { BENCH_KEYS: JSON.stringify(keys) },
        sends: 'hash',
      },
      tokens,
    );
    const slices: Slice[] = [];
    for (let slice = 0; slice < SLICES; slice += 1) {
      const { latency, requests, duration } = await server.ask({
        connections: CONNECTIONS,
        duration: SECONDS_A_SLICE,
      });
      slices.push({ ...latency, perSecond: requests.total / duration, ...(await server.usage()) });
    }
    const of = (read: (slice: Slice) => number) => slices.map(read);
    const p50 = of((slice) => slice.p50);
    const p99 = of((slice) => slice.p99);
    const delay = of(({ delayMs }) => delayMs);
    const heap = of(({ heapMb }) => heapMb);
    const settled = heap.slice(SETTLING);
    const grown = ((settled.at(-1) ?? NaN) - (settled[0] ?? NaN)) / (settled.length - 1);
    const growth = (grown * 60) / SECONDS_A_SLICE;
    return [
      row(
        `${CONNECTIONS} connections for ${SLICES * SECONDS_A_SLICE} s, a list of 50: p50 · p99 · answers a second`,
        `${spread(p50, 0)} · ${spread(p99, 0)} ms · ${spread(
          of(({ perSecond }) => perSecond),
          0,
        )}`,
        {
          rounds: {
            ...{ p50: spreadOf(p50), p99: spreadOf(p99) },
            perSecond: spreadOf(of(({ perSecond }) => perSecond)),
          },
        },
      ),
      row('the same: delay of the event loop, p99', `${spread(delay, 0)} ms`, {
        rounds: { delay: spreadOf(delay) },
      }),
      row(
        'the same: heap after a collection · its growth a minute',
        `${spread(heap)} MB · ${growth.toFixed(1)} MB`,
        { rounds: { heap: spreadOf(heap) } },
      ),
    ];
  } finally {
    await server?.stop();
    work.remove();
  }
}

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../tools/lib/deploy/functions-bundle.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import type { Figure } from '../figures.ts';
import { spread, spreadOf } from '../statistics.ts';
import { firstAnswer } from './first-answer.ts';

const ROUNDS = 7;
const GATE = 0.35;

/** Processor time from the start of a fresh process to its first answer, against the same code with its packages as they are installed. */
export async function measureStart(): Promise<Figure[]> {
  const work = workFolder('bench');
  try {
    const folder = (name: string) => join(work.folder, name);
    await buildFunctions({ outdir: folder('bundled') });
    await buildFunctions({
      entry: inRepository('bench', 'start', 'minimal-function.ts'),
      outdir: folder('minimal'),
    });
    await buildUnbundled(folder('unbundled'));
    const names = ['bundled', 'unbundled', 'minimal'] as const;
    const cpu: Record<(typeof names)[number], number[]> = { bundled: [], unbundled: [], minimal: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of names) {
        const { cpuMs } = await firstAnswer(folder(name));
        // The first round only fills the disk's cache.
        if (round > 0) cpu[name].push(cpuMs);
      }
    }
    const ratios = cpu.bundled.map((value, index) => value / (cpu.unbundled[index] ?? NaN));
    return [
      {
        what: 'fresh process to first answer, CPU against the same unbundled',
        ours: `${spread(ratios, 2)} (${spread(cpu.bundled, 0)} ms)`,
        peers: `one field of Yoga in one file ${spread(cpu.minimal, 0)} ms`,
        gate: `≤ ${GATE}`,
        aim: '',
        holds: spreadOf(ratios).median <= GATE,
        rounds: Object.fromEntries(names.map((name) => [name, spreadOf(cpu[name])])),
      },
    ];
  } finally {
    work.remove();
  }
}

/** Our own code in one file, each package from `node_modules`. */
async function buildUnbundled(outdir: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(inRepository('functions', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = [...Object.keys(dependencies), 'libphonenumber-js', 'temporal-polyfill'];
  const external = packages.filter((name) => name !== '@cuadrilla/domain');
  await build({
    entryPoints: [inRepository('functions', 'src', 'index.ts')],
    outfile: join(outdir, 'index.js'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    external: external.flatMap((name) => [name, `${name}/*`]),
  });
  writeFileSync(join(outdir, 'package.json'), JSON.stringify({ main: 'index.js' }));
}

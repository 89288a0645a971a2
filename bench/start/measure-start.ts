import { execFileSync } from 'node:child_process';
import { build, type OnResolveArgs, type OnResolveResult } from 'esbuild';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { buildFunctions } from '../../tools/lib/deploy/functions-bundle.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { row, type Figure } from '../figures.ts';
import { spread, spreadOf } from '../statistics.ts';
import { firstAnswer } from './first-answer.ts';

const ROUNDS = 7;
const GATE = 0.35;

export async function measureStart(): Promise<Figure[]> {
  const work = workFolder('bench');
  try {
    const folder = (name: string) => join(work.folder, name);
    await buildFunctions({ outdir: folder('bundled') });
    buildImage(folder('bundled'));
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
        // The first round only fills the disk cache.
        if (round > 0) cpu[name].push(cpuMs);
      }
    }
    const ratios = cpu.bundled.map((value, index) => value / (cpu.unbundled[index] ?? NaN));
    return [
      row(
        'fresh process to first answer, CPU against the same unbundled',
        `${spread(ratios, 2)} (${spread(cpu.bundled, 0)} ms)`,
        {
          peers: `one field of Yoga in one file ${spread(cpu.minimal, 0)} ms`,
          gate: `≤ ${GATE}`,
          holds: spreadOf(ratios).median <= GATE,
          rounds: Object.fromEntries(names.map((name) => [name, spreadOf(cpu[name])])),
          plot: 'processor',
          unit: 'Milliseconds of processor time to the first answer',
        },
      ),
    ];
  } finally {
    work.remove();
  }
}

function buildImage(folder: string): void {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  execFileSync('npm', ['run', 'gcp-build'], { cwd: folder, env: { ...process.env, PATH }, stdio: 'pipe' });
}

const FUNCTIONS = inRepository('functions', 'src');
const DOMAIN = inRepository('domain');

/** Each source file by itself, each package from `node_modules`. */
async function buildUnbundled(outdir: string): Promise<void> {
  const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
  const sources = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => isSource(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name));
  await build({
    entryPoints: [...sources(FUNCTIONS), ...sources(DOMAIN)],
    outdir,
    outbase: inRepository(),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    plugins: [
      { name: 'file-by-file', setup: (building) => building.onResolve({ filter: /^[.@\w]/ }, asOwnFile) },
    ],
  });
  symlinkSync(inRepository('functions', 'node_modules'), join(outdir, 'functions', 'node_modules'));
  const manifest = { type: 'module', main: 'functions/src/index.js' };
  writeFileSync(join(outdir, 'package.json'), JSON.stringify(manifest));
}

/**
 * Leaves every import as it is, except that ours point to the JavaScript files and those of the workspace are
 * relative.
 */
function asOwnFile({ path, kind, resolveDir }: OnResolveArgs): OnResolveResult | null {
  if (kind === 'entry-point') return null;
  const external = true;
  if (path.startsWith('.')) return { path: path.replace(/\.ts$/, '.js'), external };
  const [, inDomain] = /^@cuadrilla\/domain\/(.*)\.ts$/.exec(path) ?? [];
  if (inDomain === undefined) return { path, external };
  return { path: `${relative(resolveDir, DOMAIN)}/${inDomain}.js`, external };
}

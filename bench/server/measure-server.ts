import { join } from 'node:path';
import { buildFunctions } from '../../tools/lib/deploy/functions-bundle.ts';
import { freePorts } from '../../tools/lib/processes/ports.ts';
import { inRepository, installed } from '../../tools/lib/repository.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { row, type Figure } from '../figures.ts';
import { spread, spreadOf } from '../statistics.ts';
import { Running, type Contestant, type Round } from './requests.ts';
import { makeTokens } from './tokens.ts';

const ROUNDS = 9;
const WARM_UP = 3_000;
const REQUESTS = 800;

const PEERS = ['yoga', 'yoga-jit', 'apollo', 'mercurius', 'graphql-js', 'node-http'] as const;

const scriptOf = (name: string) => inRepository('bench', 'server', 'contestants', `${name}.ts`);

export async function measureServer(): Promise<Figure[]> {
  const work = workFolder('bench');
  const running: Running[] = [];
  try {
    const { tokens, keys } = await makeTokens();
    const env = { BENCH_KEYS: JSON.stringify(keys) };
    for (const contestant of await contestants(work.folder, env)) {
      running.push(await Running.start(contestant, tokens));
    }
    await compareAnswers(running);
    for (const each of running) await each.measure(WARM_UP);
    const rounds = new Map<string, Round[]>(running.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of running) rounds.get(each.name)?.push(await each.measure(REQUESTS));
    }
    return figuresOf(rounds);
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    work.remove();
  }
}

async function contestants(folder: string, env: NodeJS.ProcessEnv): Promise<Contestant[]> {
  const built = async (name: string) => {
    const outdir = join(folder, name);
    await buildFunctions({ entry: scriptOf(name), outdir });
    return outdir;
  };
  const [ours, oursDeployed, yogaDeployed] = [
    await built('cuadrilla'),
    await built('cuadrilla-function'),
    await built('yoga-function'),
  ];
  const [first = 0, second = 0] = await freePorts(2);
  const framework = installed('@google-cloud/functions-framework', 'build', 'src', 'main.js');
  const deployed = (source: string, port: number) => ({
    script: framework,
    args: [`--source=${source}`, '--target=graphql', `--port=${port}`],
    port,
  });
  return [
    { name: 'cuadrilla', script: join(ours, 'index.js'), env, sends: 'hash' },
    ...PEERS.map((name): Contestant => ({ name, script: scriptOf(name), sends: 'text' })),
    { name: 'cuadrilla deployed', ...deployed(oursDeployed, first), env, sends: 'hash' },
    { name: 'yoga deployed', ...deployed(yogaDeployed, second), sends: 'text' },
  ];
}

/**
 * Throws unless all contestants give the same values and size; compiled execution orders an object’s fields
 * differently.
 */
async function compareAnswers(running: readonly Running[]): Promise<void> {
  const texts = await Promise.all(running.map((each) => each.answer()));
  const canonical = texts.map((text) => JSON.stringify(sorted(JSON.parse(text))));
  const differing = running.filter(
    (_, index) => canonical[index] !== canonical[0] || texts[index]?.trim().length !== texts[0]?.length,
  );
  if (differing.length > 0) throw new Error(`Other answers: ${differing.map(({ name }) => name).join(', ')}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

function figuresOf(rounds: ReadonlyMap<string, readonly Round[]>): Figure[] {
  const cpu = (name: string) => (rounds.get(name) ?? []).map(({ perCpuSecond }) => perCpuSecond);
  // In rounds, so that other load on the machine affects both.
  const ratios = (name: string, to: string) =>
    cpu(name).map((value, index) => value / (cpu(to)[index] ?? NaN));
  const atLeast = (name: string, to: string, gate: number) => spreadOf(ratios(name, to)).median >= gate;
  const all = Object.fromEntries([...rounds.keys()].map((name) => [name, spreadOf(cpu(name))]));
  const wall = Object.fromEntries(
    [...rounds].map(([name, each]) => [
      `${name}, wall clock`,
      spreadOf(each.map(({ perSecond }) => perSecond)),
    ]),
  );
  const peers = PEERS.slice(1).map((name) => `${name} ${spread(ratios(name, 'yoga'), 2)}`);
  return [
    row(
      'list of 50, production bundle, requests per CPU second against Yoga',
      `${spread(ratios('cuadrilla', 'yoga'), 2)} ×`,
      {
        peers: peers.join(', '),
        gate: '≥ 2.5 ×',
        aim: '3 ×',
        holds: atLeast('cuadrilla', 'yoga', 2.5),
        rounds: { ...all, ...wall },
        plot: 'requests',
        unit: 'Requests per second of processor time, list of 50',
      },
    ),
    row('the same against Apollo Server', `${spread(ratios('cuadrilla', 'apollo'), 2)} ×`, {
      gate: '≥ 3.8 ×',
      holds: atLeast('cuadrilla', 'apollo', 3.8),
    }),
    row(
      'the same inside functions-framework, against Yoga there',
      `${spread(ratios('cuadrilla deployed', 'yoga deployed'), 2)} ×`,
      {
        peers: `yoga there against yoga outside ${spread(ratios('yoga deployed', 'yoga'), 2)}`,
        gate: '≥ 1.5 ×',
        holds: atLeast('cuadrilla deployed', 'yoga deployed', 1.5),
      },
    ),
  ];
}

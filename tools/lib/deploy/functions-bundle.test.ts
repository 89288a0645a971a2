import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployLock, readLock, type Lock } from './deploy-lock.ts';
import { buildFunctions } from './functions-bundle.ts';
import { quietly } from '../processes/run-step.ts';

const outdir = mkdtempSync(join(tmpdir(), 'functions-bundle-'));
beforeAll(() => buildFunctions({ outdir }));
afterAll(() => rmSync(outdir, { recursive: true }));

test('the deployed package depends only on exact registry versions', () => {
  const manifest = JSON.parse(readFileSync(join(outdir, 'package.json'), 'utf8')) as {
    engines: { node: string };
    dependencies: Record<string, string>;
  };
  expect(manifest.engines.node).toBe('24');
  expect(Object.keys(manifest.dependencies)).not.toHaveLength(0);
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

describe('the deployed lockfile', () => {
  const lock = () =>
    JSON.parse(readFileSync(join(outdir, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string; dev?: boolean }>;
    };

  test('is accepted by npm ci', async () => {
    const args = ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts'];
    const { code, output } = await quietly('npm', args, { cwd: outdir });
    expect(code, output).toBe(0);
  });

  test('pins every package to the version tested here and contains no development packages', () => {
    const tested = readLock().packages;
    const packages = Object.entries(lock().packages).filter(([place]) => place !== '');
    expect(packages.length).toBeGreaterThan(50);
    for (const [place, entry] of packages) {
      expect(entry.integrity, place).toMatch(/^sha512-/);
      expect([tested[place]?.version, tested[`functions/${place}`]?.version]).toContain(entry.version);
      expect(place).not.toMatch(/node_modules\/(firebase-tools|vite|eslint|typescript)$/);
    }
    expect(JSON.stringify(lock())).not.toMatch(/"resolved"|"dev"/);
  });

  const manifest = { name: 'f', version: '1.0.0', dependencies: { a: '1.0.0' } };
  const derive = (packages: Lock['packages']) =>
    (deployLock(manifest, { lockfileVersion: 3, packages }) as Lock).packages;

  test('resolves packages as Node does and leaves out optional peers', () => {
    const meta = { p: { optional: true } };
    const packages = derive({
      'functions/node_modules/a': {
        version: '1.0.0',
        dependencies: { b: '^2.0.0' },
        optionalDependencies: { o: '1' },
      },
      'node_modules/a': { version: '9.0.0' },
      'node_modules/b': { version: '2.0.0', peerDependencies: { p: '1' }, peerDependenciesMeta: meta },
      'node_modules/b/node_modules/b': { version: '1.0.0' },
      'node_modules/o': { version: '1.0.0' },
      'node_modules/p': { version: '1.0.0' },
    });
    expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/b', 'node_modules/o']);
    expect(packages['node_modules/a']?.version).toBe('1.0.0');
    expect(packages['node_modules/o']).toEqual({ version: '1.0.0', optional: true });
  });

  test('cannot be derived when a dependency is missing or has two versions', () => {
    const a = { version: '1.0.0', dependencies: { b: '1' } };
    expect(() => derive({ 'node_modules/a': a })).toThrow('lacks b');
    const two = {
      'node_modules/a': { version: '2.0.0' },
      'node_modules/b': { version: '1', dependencies: { a: '2' } },
    };
    expect(() => derive({ 'functions/node_modules/a': a, ...two })).toThrow('two versions of node_modules/a');
  });
});

test('the bundle requires only packages of its package.json and Node', () => {
  const manifest = JSON.parse(readFileSync(join(outdir, 'package.json'), 'utf8')) as { dependencies: object };
  const code = readFileSync(join(outdir, 'index.js'), 'utf8');
  const packages = [...code.matchAll(/\brequire\("((?:@[\w.-]+\/)?[\w.:-]+)[^"]*"\)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(packages.filter((name) => name.startsWith('@cuadrilla'))).toEqual([]);
  const foreign = packages.filter((name) => name.startsWith('firebase') || name.startsWith('@google'));
  expect([...new Set(foreign)].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

test('the deployed folder has four files, without source maps, demo accounts or their password', () => {
  expect(readdirSync(outdir).sort()).toEqual(['index.js', 'package-lock.json', 'package.json', 'start.js']);
  const code = readFileSync(join(outdir, 'index.js'), 'utf8');
  expect(code).not.toMatch(/Demo1234|@demo\.es|sourceMappingURL/);
});

test('files left in the folder by an earlier build are not deployed', async () => {
  const stale = mkdtempSync(join(tmpdir(), 'functions-bundle-'));
  const left = ['index.js.map', 'compiled'];
  for (const name of left) writeFileSync(join(stale, name), '{}');
  await buildFunctions({ outdir: stale });
  expect(readdirSync(stale).filter((name) => left.includes(name))).toEqual([]);
  rmSync(stale, { recursive: true });
});

test('the production bundle is small enough to exclude GraphiQL and the Firestore admin API', () => {
  expect(statSync(join(outdir, 'index.js')).size).toBeLessThan(6_800_000);
});

describe('the compiled code that the image keeps', () => {
  const kept = join(outdir, 'compiled');
  const start = "console.log(Object.keys(require('./start.js')).join())";
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-start' };
  const node = (...args: string[]) => quietly(process.execPath, args, { cwd: outdir, env });

  beforeAll(async () => {
    const { code, output } = await node('start.js');
    expect(code, output).toBe(0);
  });
  afterAll(() => rmSync(kept));

  test('holds what a start runs, and not more than that has weighed', () => {
    const { size } = statSync(kept);
    // Node's own compile cache keeps 2.1 MB, and compiles the rest again at each start.
    expect(size).toBeGreaterThan(4_000_000);
    expect(size).toBeLessThan(5_200_000);
  });

  test('is what a start runs', async () => {
    const { code, output } = await node('--eval', start);
    expect([code, output.trim()]).toEqual([0, 'accounts,calendar,files,graphql,maintenance']);
  });

  test('is compiled again, with a warning, where it is of another Node', async () => {
    const whole = readFileSync(kept);
    writeFileSync(kept, whole.subarray(0, 1_000));
    const { code, output } = await node('--eval', start);
    writeFileSync(kept, whole);
    expect(code, output).toBe(0);
    expect(output).toContain('compiled code is of another Node');
    expect(output).toContain('accounts,calendar,files,graphql,maintenance');
  });
});

test('the bundle is ASCII, so that Node stores one byte per character', () => {
  const code = readFileSync(join(outdir, 'index.js'), 'utf8');
  expect(code.match(/.{0,40}[\u0080-\uffff]/g)).toBeNull();
});

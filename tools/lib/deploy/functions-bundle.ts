import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions, type Location, type Plugin } from 'esbuild';
import { deployLock, readLock } from './deploy-lock.ts';
import { inRepository } from '../repository.ts';

/** What the platform installs from the registry; everything else goes into the one file. */
const external = [
  ...['firebase-admin', 'firebase-functions', '@google-cloud/firestore'],
  // Read only where a company refuses common passwords: no cold start pays for the list.
  '@zxcvbn-ts/language-common',
];

/** The platform's own web server. It takes the version that it finds here, and else the newest, which nobody tried. */
const platform = '@google-cloud/functions-framework';

/**
 * That server answers what it cannot route before we see it, and prints the stack unless NODE_ENV is `production` when the
 * server is made, which is after this file is loaded. It is not left to the platform's default.
 */
const productionUnlessSaid = "process.env.NODE_ENV ??= 'production';";

export type BuildFunctionsOptions = {
  /** Keep building on every change until `stop` is called. */
  watch?: boolean;
  /** With the GraphiQL page inside (9 MB of script), which only development serves. */
  graphiql?: boolean;
  entry?: string;
  outdir?: string;
  /** Told after each build, with the errors of a failed one. */
  onBuild?: (errors: string[]) => void;
};

/**
 * Bundles the functions into one file, `domain/` inside: a cold start reads one file in place of a thousand, and the
 * deploy needs no workspaces. Beside it go a package.json with registry dependencies only, in exact versions, and the
 * lockfile that pins everything below them.
 * CommonJS, because several dependencies still `require` one another, which an ES module bundle cannot do.
 */
export async function buildFunctions(
  options: BuildFunctionsOptions = {},
): Promise<{ stop: () => Promise<void> }> {
  const outdir = options.outdir ?? inRepository('functions', 'dist');
  mkdirSync(outdir, { recursive: true });
  // Of a build for development before: the whole folder is uploaded.
  if (!options.graphiql) rmSync(join(outdir, 'index.js.map'), { force: true });
  writeManifest(outdir);
  if (!options.watch) {
    await build(esbuildOptions(options, outdir));
    return { stop: () => Promise.resolve() };
  }
  let firstIsDone = (): void => {};
  const first = new Promise<void>((resolve) => (firstIsDone = resolve));
  const onBuild = (errors: string[]): void => {
    options.onBuild?.(errors);
    firstIsDone();
  };
  const building = await context(esbuildOptions({ ...options, onBuild }, outdir));
  await building.watch();
  await first;
  return { stop: () => building.dispose() };
}

function esbuildOptions(options: BuildFunctionsOptions, outdir: string): BuildOptions {
  return {
    entryPoints: [options.entry ?? inRepository('functions', 'src', 'index.ts')],
    outfile: join(outdir, 'index.js'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    // Several packages carry an ES module and a CommonJS form: one form for all, else graphql is there twice.
    mainFields: ['main'],
    external: external.flatMap((name) => [name, `${name}/*`]),
    // A map would hand out every source with the deploy; the log's stacks name functions without one.
    sourcemap: options.graphiql ? 'linked' : false,
    keepNames: true,
    legalComments: 'none',
    logLevel: options.onBuild ? 'silent' : 'warning',
    minifyWhitespace: !options.graphiql,
    minifySyntax: !options.graphiql,
    ...(options.graphiql ? {} : { banner: { js: productionUnlessSaid } }),
    plugins: [
      ...(options.onBuild ? [reporter(options.onBuild)] : []),
      ...(options.graphiql ? [] : [withoutGraphiql]),
    ],
  };
}

function reporter(onBuild: (errors: string[]) => void): Plugin {
  return {
    name: 'report',
    setup(building) {
      building.onEnd(({ errors }) => {
        onBuild(errors.map(({ text, location }) => `${where(location)}${text}`));
      });
    },
  };
}

/** A page that production never serves must not make its cold start slower. */
const withoutGraphiql: Plugin = {
  name: 'without-graphiql',
  setup(building) {
    const filter = /^@graphql-yoga\/render-graphiql$/;
    building.onResolve({ filter }, ({ path }) => ({ path, namespace: 'without-graphiql' }));
    building.onLoad({ filter, namespace: 'without-graphiql' }, () => ({
      contents: "exports.renderGraphiQL = () => { throw new Error('GraphiQL is not part of this build'); };",
    }));
    // Its page's words name the demo accounts, with their password.
    building.onLoad({ filter: /[\\/]src[\\/]http[\\/]graphiql\.ts$/ }, () => ({
      contents: 'export const graphiqlOptions = {};',
    }));
  },
};

function where(at: Location | null): string {
  return at ? `${at.file}:${at.line}:${at.column}: ` : '';
}

function writeManifest(outdir: string): void {
  const source = readManifest('functions', 'package.json');
  const versions = { ...readManifest('package.json').devDependencies, ...source.dependencies };
  const dependencies = Object.fromEntries(
    [...external, platform].map((name) => [name, versions[name] ?? '']),
  );
  const inexact = Object.entries(dependencies).find(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  if (inexact) throw new Error(`package.json must name an exact version of ${inexact[0]}`);
  const manifest = {
    name: 'cuadrilla-functions',
    private: true,
    version: source.version,
    main: 'index.js',
    engines: { node: '24' },
    dependencies,
  };
  writeJson(join(outdir, 'package.json'), manifest);
  writeJson(join(outdir, 'package-lock.json'), deployLock(manifest, readLock()));
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & { version: string };

function readManifest(...path: string[]): Manifest {
  return JSON.parse(readFileSync(inRepository(...path), 'utf8')) as Manifest;
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

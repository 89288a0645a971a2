import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions, type Location, type Plugin } from 'esbuild';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { deployLock, readLock } from './deploy-lock.ts';
import { persistedOperations } from '../../../functions/src/graphql/persisted-operations.generated.ts';
import { inRepository } from '../repository.ts';

/** Installed from the registry. Loaded only if a company refuses common passwords, so that no cold start pays for the list. */
const loadedOnDemand = ['@zxcvbn-ts/language-common'];

/** The emulators put themselves between these and the code, so development does not bundle them. */
const emulated = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore'];

/** Asks the built file what it exports. */
const deployTool = 'firebase-functions';

/** The platform's web server. It uses the version found here, otherwise the newest, untested one. */
const platform = '@google-cloud/functions-framework';

/**
 * The platform's server answers unroutable requests before our code does, and prints stacks unless NODE_ENV is `production`
 * when it starts, which is after this file is loaded.
 */
const productionUnlessSaid = "process.env.NODE_ENV ??= 'production';";

/** Replaces `import.meta.url` of the packages by the bundle’s own URL. */
const ownAddress = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";

export type BuildFunctionsOptions = {
  watch?: boolean;
  /** Includes the GraphiQL page (9 MB of script), which only development serves. */
  graphiql?: boolean;
  entry?: string;
  outdir?: string;
  onBuild?: (errors: string[]) => void;
};

/**
 * Bundles functions, `domain/` and their packages into one file: a cold start reads one file, and the deploy needs no workspaces.
 * Writes beside it a package.json with exact registry dependencies, and their lockfile. CommonJS, because several dependencies `require` one
 * another.
 */
export async function buildFunctions(
  options: BuildFunctionsOptions = {},
): Promise<{ stop: () => Promise<void> }> {
  const outdir = options.outdir ?? inRepository('functions', 'dist');
  mkdirSync(outdir, { recursive: true });
  // Left by another build or start: the whole folder is uploaded.
  if (!options.graphiql)
    for (const name of ['index.js.map', 'compiled']) rmSync(join(outdir, name), { force: true });
  writeManifest(outdir, options);
  if (!options.graphiql)
    copyFileSync(inRepository('tools', 'lib', 'deploy', 'start.cjs'), join(outdir, 'start.js'));
  if (!options.watch) {
    await build(esbuildOptions(options, outdir));
    if (!options.graphiql) escapeLetters(join(outdir, 'index.js'));
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
    // Several packages ship both module formats: use one, or graphql is bundled twice.
    mainFields: ['main'],
    external: notBundled(options).flatMap((name) => [name, `${name}/*`]),
    define: { 'import.meta.url': 'bundleUrl' },
    // A source map would publish every source with the deploy; the log's stacks name functions without it.
    sourcemap: options.graphiql ? 'linked' : false,
    legalComments: 'none',
    logLevel: options.onBuild ? 'silent' : 'warning',
    minifyWhitespace: !options.graphiql,
    minifySyntax: !options.graphiql,
    banner: { js: options.graphiql ? ownAddress : `${productionUnlessSaid}${ownAddress}` },
    plugins: [
      ...(options.onBuild ? [reporter(options.onBuild)] : []),
      ...(options.graphiql
        ? []
        : [
            withoutGraphiql,
            withoutAdministration,
            withoutOtherProtocols,
            withoutDescriptions,
            withoutIndents,
            withoutCompiledText,
            withoutCallables,
          ]),
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

/**
 * One letter beyond ASCII makes Node keep the whole program in two bytes a character, and decode it at each cold start. The bundler
 * escapes them in strings, but not in regular expressions, where the escape means the same.
 */
function escapeLetters(file: string): void {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[\u0080-\uffff]/g, escaped));
}

/** Production never serves this page, so its cold start must not load it. */
const withoutGraphiql: Plugin = {
  name: 'without-graphiql',
  setup(building) {
    const filter = /^@graphql-yoga\/render-graphiql$/;
    building.onResolve({ filter }, ({ path }) => ({ path, namespace: 'without-graphiql' }));
    building.onLoad({ filter, namespace: 'without-graphiql' }, () => ({
      contents: "exports.renderGraphiQL = () => { throw new Error('GraphiQL is not part of this build'); };",
    }));
    // The page names the demo accounts and their password.
    building.onLoad({ filter: /[\\/]src[\\/]http[\\/]graphiql\.ts$/ }, () => ({
      contents: 'export const graphiqlOptions = {};',
    }));
  },
};

/** Indexes and backups are administered from elsewhere; no cold start needs their client. */
const withoutAdministration: Plugin = {
  name: 'without-administration',
  setup(building) {
    building.onLoad({ filter: /[\\/]firestore_admin_client\.js$/ }, () => ({
      contents: 'exports.FirestoreAdminClient = class {};',
    }));
  },
};

/** Protocols of other services as generated classes, 0.6 MB that a package of Firestore's only exports again. */
const withoutOtherProtocols: Plugin = {
  name: 'without-other-protocols',
  setup(building) {
    const filter = /[\\/]google-gax[\\/]build[\\/]protos[\\/](iam_service|locations|operations)\.js$/;
    building.onLoad({ filter }, () => ({ contents: '' }));
  },
};

/** Production answers no introspection, so a cold start need not parse what only that shows. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  setup(building) {
    building.onLoad({ filter: /[\\/]type-defs\.generated\.ts$/ }, () => {
      const schema = parse(readFileSync(inRepository('schema.graphql'), 'utf8'), { noLocation: true });
      const bare = visit(schema, {
        enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
      });
      return { contents: `export const typeDefs = ${JSON.stringify(stripIgnoredCharacters(print(bare)))};` };
    });
  },
};

/** The hashes stand beside the texts, so that the layout, half of their bytes, may go. */
const withoutIndents: Plugin = {
  name: 'without-indents',
  setup(building) {
    building.onLoad({ filter: /[\\/]persisted-operations\.generated\.ts$/ }, () => {
      const operations = persistedOperations.map((each) => ({
        ...each,
        text: stripIgnoredCharacters(each.text),
      }));
      return { contents: `export const persistedOperations = ${JSON.stringify(operations)};` };
    });
  },
};

/** graphql-jit loads this for a way of writing answers that is slower here and switched off. */
const withoutCompiledText: Plugin = {
  name: 'without-compiled-text',
  setup(building) {
    const filter = /^fast-json-stringify$/;
    building.onResolve({ filter }, ({ path }) => ({ path, namespace: 'without-compiled-text' }));
    building.onLoad({ filter, namespace: 'without-compiled-text' }, () => ({
      contents:
        "module.exports = () => { throw new Error('fast-json-stringify is not part of this build'); };",
    }));
  },
};

/** Callable functions verify tokens by themselves; ours are requests, and load the accounts when they need them. */
const withoutCallables: Plugin = {
  name: 'without-callables',
  setup(building) {
    building.onResolve({ filter: /^firebase-admin\/(auth|app-check)$/ }, ({ path, importer }) =>
      /[\\/]firebase-functions[\\/]/.test(importer) ? { path, namespace: 'without-callables' } : null,
    );
    building.onLoad({ filter: /./, namespace: 'without-callables' }, () => ({ contents: '' }));
  },
};

function where(at: Location | null): string {
  return at ? `${at.file}:${at.line}:${at.column}: ` : '';
}

const notBundled = ({ graphiql = false }: BuildFunctionsOptions): string[] =>
  graphiql ? [...emulated, ...loadedOnDemand] : loadedOnDemand;

const installedFor = (options: BuildFunctionsOptions): string[] => [
  ...new Set([...notBundled(options), deployTool, platform]),
];

/** Keeps the compiled code that `start.cjs` uses. The program reads the project's name when it is loaded; nothing is asked of that project. */
const keepCompiled = 'GCLOUD_PROJECT=build node start.js';

function writeManifest(outdir: string, options: BuildFunctionsOptions): void {
  const source = readManifest('functions', 'package.json');
  const versions = { ...readManifest('package.json').devDependencies, ...source.dependencies };
  const dependencies = Object.fromEntries(installedFor(options).map((name) => [name, versions[name] ?? '']));
  const inexact = Object.entries(dependencies).find(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  if (inexact) throw new Error(`package.json must name an exact version of ${inexact[0]}`);
  const manifest = {
    name: 'cuadrilla-functions',
    private: true,
    version: source.version,
    engines: { node: '24' },
    ...(options.graphiql
      ? { main: 'index.js' }
      : { main: 'start.js', scripts: { 'gcp-build': keepCompiled } }),
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

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inRepository } from './tools/lib/repository.ts';
import { LongestFirst } from './tools/vitest/longest-first.ts';

// vitest resolves our imports of graphql to its ES module, and Node those of packages to CommonJS: with two copies an error of
// one is no GraphQLError to the other.
const oneGraphql = { find: /^graphql$/, replacement: inRepository('node_modules', 'graphql', 'index.js') };
const resolve = { alias: [oneGraphql] };
// One more than there are cores: each waits for timers, emulators and the transformer of modules much of the time.
const maxWorkers = availableParallelism() + 1;
// A worker keeps loaded modules for its next file: reloading the API for each took half of the emulator suite's time.
const isolate = false;
const quiet = inRepository('tools', 'vitest', 'quiet-console.ts');
// Packages stay loaded.
const ownModules = inRepository('tools', 'vitest', 'own-modules.ts');
const webSetup = inRepository('web', 'src', 'testing', 'test-setup.ts');

/** `*.test.ts` needs only Node; `*.spec.ts` needs something built or started first. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: { name: 'domain', include: ['domain/**/*.test.ts'], setupFiles: [quiet], isolate, maxWorkers },
      },
      {
        resolve,
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts', 'functions/test/**/*.test.ts'],
          setupFiles: [ownModules, quiet],
          testTimeout: 30_000,
          isolate,
          maxWorkers,
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/{src,test}/**/*.test.{ts,tsx}'],
          setupFiles: existsSync(webSetup) ? [ownModules, webSetup] : [],
          css: false,
          isolate,
          maxWorkers,
        },
      },
      // In the same lanes as the others: the launcher's test waits for emulators for longer than a minute.
      {
        resolve,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'docs/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles: [quiet],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        resolve,
        test: {
          name: 'emulator',
          include: ['functions/test/**/*.spec.ts'],
          globalSetup: ['tools/vitest/emulators.ts'],
          setupFiles: ['tools/vitest/own-project.ts', quiet],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than there are cores: each waits for the emulators much of the time.
          maxWorkers: 3,
          isolate,
        },
      },
      {
        resolve,
        test: {
          name: 'build',
          include: ['bench/**/*.spec.ts', 'web/build/**/*.spec.ts'],
          setupFiles: [quiet],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

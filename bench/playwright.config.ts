import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** What is measured in a browser: one thing at a time, on the desk, with nothing else at work. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../test-results',
  globalSetup: '../e2e/support/global-setup.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});

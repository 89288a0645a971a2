import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results',
  globalSetup: '../../e2e/support/global-setup.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});

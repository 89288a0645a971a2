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
  use: { ...journeys.use, navigationTimeout: 60_000, actionTimeout: 60_000 },
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});

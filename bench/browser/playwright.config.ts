import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const launch = journeys.use?.launchOptions ?? {};

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  use: {
    ...journeys.use,
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--ignore-certificate-errors'] },
  },
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});

import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/lib/testing/chromium.ts';

const executablePath = findChromium();

/** Journeys in a real Chromium at two sizes. `e2e/support/global-setup.ts` starts what they need unless E2E_BASE_URL is set. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // A test that fails once has failed: a second try would hide what a person may run into.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for a busy machine: a passing test does not wait, a failing one waits a little longer.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    colorScheme: 'light',
    // Recording every step costs time, so it is switched on by hand (E2E_TRACE=1).
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without service workers pages use the fresh build and tests can replace answers; offline-shell allows them.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Technicians work on phones.
      testIgnore: /(machines-at-work|my-day|offline-shell|out-of-reach|own-week|phone-clock)\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Journeys that depend on window size or touch; all others run once, on the desktop, as do their tests tagged so.
      grepInvert: /@once/,
      testMatch:
        /(client-life|clients-list|create-technician|machines-at-work|menus|my-day|offline-shell|out-of-reach|own-week|phone-clock|property-managers|prospects-board|search)\.spec\.ts$/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});

/** A worker runs many files, so each file loads our modules anew: their state and mocks belong to one file. */
import { afterAll, vi } from 'vitest';

vi.resetModules();

// A chunk that still loads at a file's end would be evaluated in the next.
afterAll(() => vi.dynamicImportSettled());

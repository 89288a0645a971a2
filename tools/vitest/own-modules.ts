/** A worker runs many files, so each file loads our modules anew: their state and mocks belong to one file. */
import { vi } from 'vitest';

vi.resetModules();

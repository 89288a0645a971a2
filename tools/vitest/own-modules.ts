/** A worker serves many files, and what a module remembers or replaces belongs to one of them: each loads ours anew. */
import { vi } from 'vitest';

vi.resetModules();

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Found from this file, so that tools work from any current directory. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRepository = (...parts: string[]): string => join(repository, ...parts);

export const installed = (...parts: string[]): string => inRepository('node_modules', ...parts);

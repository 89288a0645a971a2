import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Found from this file, so that tools work from any current directory. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRepository = (...parts: string[]): string => join(repository, ...parts);

/** The script of a package installed by `npm ci`, to run with this very Node. */
export const installed = (...parts: string[]): string => inRepository('node_modules', ...parts);

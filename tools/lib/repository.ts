import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder, found from this file so that every tool works from any current directory. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout. */
export const inRepository = (...parts: string[]): string => join(repository, ...parts);

/** The script behind a tool that `npm ci` installed, run with this very Node (`node <script>`), never with the machine's. */
export const installed = (...parts: string[]): string => inRepository('node_modules', ...parts);

import { stripVTControlCharacters } from 'node:util';

/** Expected on a machine that is offline on purpose. */
const harmless = [
  'Emulator UI is not starting',
  'not currently authenticated',
  // Two checkouts side by side name every port, so they cannot clash.
  'running multiple instances of the emulator suite',
  'Unable to fetch the CLI MOTD',
  'sun.misc.Unsafe',
  'will be removed in a future release',
];

/** Whether to show an emulator's line on the terminal: errors and output of our functions. Log files hold everything. */
export function isProblem(line: string): boolean {
  const text = stripVTControlCharacters(line);
  if (harmless.some((words) => text.includes(words))) return false;
  return /^(⚠|!!|✖)|(Error|ERROR|Exception)\b|\berror:|^>\s+.*"severity":"(ERROR|WARNING)"/.test(text);
}

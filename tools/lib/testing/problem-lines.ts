/** Decorations that firebase-tools and Vite print around their words. */
// eslint-disable-next-line no-control-regex -- escape sequences are what is removed
const colours = /\u001b\[[0-9;]*m/g;

/** Noise that looks like trouble and is none, on a machine that is offline on purpose. */
const harmless = [
  'Emulator UI is not starting',
  'not currently authenticated',
  // Two checkouts side by side: every port is named, so they cannot mistake one another.
  'running multiple instances of the emulator suite',
  'Unable to fetch the CLI MOTD',
  'sun.misc.Unsafe',
  'will be removed in a future release',
];

/**
 * Whether a line of an emulator's output should be shown on the terminal: the log files hold everything, a developer
 * wants to see what goes wrong and what their own functions print.
 */
export function isProblem(line: string): boolean {
  const text = line.replaceAll(colours, '');
  if (harmless.some((words) => text.includes(words))) return false;
  return /^(⚠|!!|✖)|(Error|ERROR|Exception)\b|\berror:|^>\s+.*"severity":"(ERROR|WARNING)"/.test(text);
}

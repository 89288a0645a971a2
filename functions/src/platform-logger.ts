import * as platform from 'firebase-functions/logger';
import type { Logger } from './logger.ts';

let isHeld = false;

function release(): void {
  if (!isHeld) return;
  isHeld = false;
  process.stdout.uncork();
}

// What was held when the process ends is written then.
process.on('exit', release);

/**
 * A write to the platform's pipe costs as much as an answer, so the entries of one turn of the event loop are written
 * together.
 */
function hold(): void {
  if (isHeld) return;
  isHeld = true;
  process.stdout.cork();
  setImmediate(release);
}

/** Warnings and errors go to another pipe, at once. */
export const platformLogger: Logger = {
  info(message, fields) {
    hold();
    platform.info(message, fields);
  },
  warn: platform.warn,
  error: platform.error,
};

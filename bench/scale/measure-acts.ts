import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRepository } from '../../tools/lib/repository.ts';
import type { Figure } from '../figures.ts';
import type { Hot } from './hot-acts.ts';

/**
 * Measures contention on a document that every act writes: two servers send acts at once, each retried until it is accepted. Nearly
 * all of the time is the emulator's two seconds until it ends one of two transactions that wait for each other. Each kind of act has
 * emulators of its own, because one emulator makes acts wait that share no document.
 */
export async function measureActs({ operation }: Hot): Promise<Figure> {
  const child = fork(inRepository('bench', 'scale', 'acts-on-emulators.ts'), [operation]);
  const ended = once(child, 'exit');
  const [figure] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [Figure?];
  await ended;
  if (!figure) throw new Error(`The acts ${operation} have not ended`);
  return figure;
}

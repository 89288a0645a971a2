import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct } from '../acts/act.ts';
import type { SendOutcome } from '../acts/send-act.ts';

export type SenderOptions = {
  send: (act: QueuedAct, cancel: AbortSignal) => Promise<SendOutcome>;
  /** Whether the owner is who is signed in, at this moment. */
  isOwnerHere: () => boolean;
  /** Runs one sender at a time, over all tabs. */
  inTurn?: (work: () => Promise<void>) => Promise<void>;
};

/** The queue, as far as sending has to know it. */
export type SendingQueue = {
  next: () => QueuedAct | null;
  /** Whether the last attempt came to nothing. */
  isFailing: () => boolean;
  /** Reads what other tabs have changed. */
  reload: () => Promise<void>;
  /** Ends when the device has kept all that it was given. */
  whenKept: () => Promise<void>;
  /** The act as it is sent, now and ever after; null where the server does not say what time it is. */
  timed: (act: QueuedAct) => Promise<QueuedAct | null>;
  /** Writes down how sending ended; whether the next one may follow. */
  settle: (act: QueuedAct, outcome: SendOutcome) => Promise<boolean>;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** So often the server may fail at one act before the person is asked what to do. */
const FAILURES_MAX = 5;

/** Sends a queue, one act at a time, and comes back to what could not be sent ever less often. */
export class Sender {
  readonly #options: SenderOptions;
  readonly #queue: SendingQueue;
  #cancel: AbortController | null = null;
  #isSending = false;
  /** How often the act at hand has failed, and how often that was the server's failure. */
  #failed = { key: '', times: 0, byServer: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions, queue: SendingQueue) {
    this.#options = options;
    this.#queue = queue;
  }

  /** From here on it sends when it is woken. */
  start(): void {
    this.#cancel ??= new AbortController();
  }

  /** Sends no more; what is on its way is given up, and stays in the queue. */
  stop(): void {
    this.#cancel?.abort();
    this.#cancel = null;
    clearTimeout(this.#timer);
  }

  /** What failed before says nothing any more about how it will go. */
  forgetFailures(): void {
    this.#failed = { key: '', times: 0, byServer: 0 };
  }

  /** Sends what can be sent now. */
  readonly wake = (): void => {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#cancel === null || this.#queue.next() === null) return;
    this.#isSending = true;
    const { inTurn } = this.#options;
    const sending = inTurn ? inTurn(() => this.#sendAll()) : this.#sendAll();
    void sending.finally(() => {
      this.#isSending = false;
      this.#later();
    });
  };

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of it while this one waited for its turn.
    await this.#queue.reload();
    for (;;) {
      const { signal } = this.#cancel ?? {};
      const next = this.#queue.next();
      if (next === null || signal === undefined || !this.#options.isOwnerHere()) return;
      // Kept before it is sent, so that no answer finds it unknown.
      await this.#queue.whenKept();
      const act = await this.#queue.timed(next);
      // Meanwhile the person may have given it up.
      if (this.#queue.next()?.key !== next.key) continue;
      const outcome = await this.#send(act, signal);
      // Stopped meanwhile: whether it arrived is not known, so it is sent again, with its key.
      if (signal.aborted) return;
      if (!(await this.#queue.settle(act ?? next, this.#counted(next, outcome)))) return;
    }
  }

  async #send(act: QueuedAct | null, signal: AbortSignal): Promise<SendOutcome> {
    if (act === null || signal.aborted) return { kind: 'later', failure: failureOf('NO_CONNECTION') };
    return this.#options.send(act, signal).catch(
      // A mistake of ours: no reason to lose what was done.
      (): SendOutcome => ({ kind: 'later', failure: failureOf('UNKNOWN') }),
    );
  }

  /** A server that answers, and fails at the same act again and again, will not take it by itself. */
  #counted({ key }: QueuedAct, outcome: SendOutcome): SendOutcome {
    if (outcome.kind === 'sent') this.forgetFailures();
    if (outcome.kind !== 'later') return outcome;
    const { code, message, requestId } = outcome.failure;
    const before = this.#failed.key === key ? this.#failed : { times: 0, byServer: 0 };
    const byServer = before.byServer + (code === 'INTERNAL_SERVER_ERROR' ? 1 : 0);
    this.#failed = { key, times: before.times + 1, byServer };
    if (byServer < FAILURES_MAX) return outcome;
    return { kind: 'refused', refusal: { message, fields: [], requestId } };
  }

  #later(): void {
    const isWaiting = this.#queue.next() !== null && this.#options.isOwnerHere();
    if (this.#cancel === null || !isWaiting) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, this.#failed.times - 1));
    // Something was added at the very end of the last round.
    this.#timer = setTimeout(this.wake, this.#queue.isFailing() ? wait : 0);
  }
}

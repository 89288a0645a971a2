import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct } from '../acts/act.ts';
import type { SendOutcome } from '../acts/send-act.ts';

export type SenderOptions = {
  send: (act: QueuedAct, cancel: AbortSignal) => Promise<SendOutcome>;
  isOwnerHere: () => boolean;
  inTurn?: (work: () => Promise<void>) => Promise<void>;
};

type SendingQueue = {
  next: () => QueuedAct | null;
  isFailing: () => boolean;
  reload: () => Promise<void>;
  whenKept: () => Promise<void>;
  /** The act with its final time; null if the server's time cannot be read. */
  timed: (act: QueuedAct) => Promise<QueuedAct | null>;
  /** Stores the outcome; returns whether the next act may follow. */
  settle: (act: QueuedAct, outcome: SendOutcome) => Promise<boolean>;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Server failures of one act before it is shown as refused. */
const FAILURES_MAX = 5;

export class Sender {
  readonly #options: SenderOptions;
  readonly #queue: SendingQueue;
  #cancel: AbortController | null = null;
  #isSending = false;
  #failed = { key: '', times: 0, byServer: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions, queue: SendingQueue) {
    this.#options = options;
    this.#queue = queue;
  }

  start(): void {
    this.#cancel ??= new AbortController();
  }

  stop(): void {
    this.#cancel?.abort();
    this.#cancel = null;
    clearTimeout(this.#timer);
  }

  forgetFailures(): void {
    this.#failed = { key: '', times: 0, byServer: 0 };
  }

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
    // Another tab may have sent acts while this one waited for its turn.
    await this.#queue.reload();
    for (;;) {
      const { signal } = this.#cancel ?? {};
      const next = this.#queue.next();
      if (next === null || signal === undefined || !this.#options.isOwnerHere()) return;
      // Stored before it is sent, so that no answer is lost with the page.
      await this.#queue.whenKept();
      const act = await this.#queue.timed(next);
      // The person may have discarded it meanwhile.
      if (this.#queue.next()?.key !== next.key) continue;
      const outcome = await this.#send(act, signal);
      // Stopped meanwhile: it may have arrived, so it will be sent again with its key.
      if (signal.aborted) return;
      if (!(await this.#queue.settle(act ?? next, this.#counted(next, outcome)))) return;
    }
  }

  async #send(act: QueuedAct | null, signal: AbortSignal): Promise<SendOutcome> {
    if (act === null || signal.aborted) return { kind: 'later', failure: failureOf('NO_CONNECTION') };
    return this.#options.send(act, signal).catch(
      // A bug must not lose an act.
      (): SendOutcome => ({ kind: 'later', failure: failureOf('UNKNOWN') }),
    );
  }

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
    this.#timer = setTimeout(this.wake, this.#queue.isFailing() ? wait : 0);
  }
}

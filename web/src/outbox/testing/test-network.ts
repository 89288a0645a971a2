import { vi } from 'vitest';
import type { ModelServer, ServerFault } from './test-server.ts';

export type Fault = ServerFault | 'request lost' | 'answer lost';

/** The phone notices a lost request only after its timeout. */
const PATIENCE_MS = 30_000;

export class Network {
  isOpen = true;
  readonly faults: Fault[] = [];
  readonly #server: ModelServer;
  readonly #delay: () => number;
  readonly #serverNow: () => number;
  readonly #underWay = new Set<() => void>();

  constructor(server: ModelServer, delay: () => number, serverNow: () => number = Date.now) {
    this.#serverNow = serverNow;
    this.#server = server;
    this.#delay = delay;
    vi.stubGlobal('fetch', (url: string, request: RequestInit) => this.#carry(url, request));
    // Real timeouts would run in real time.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  }

  forgetPage(): void {
    this.#underWay.forEach((end) => end());
    this.#underWay.clear();
  }

  #carry(url: string, request: RequestInit): Promise<Response> {
    const fault = this.faults.shift() ?? null;
    const { signal } = request;
    let answer: Response | null = null;
    const arrive = () => {
      if (answer !== null || !this.isOpen || fault === 'request lost') return;
      const { status, body } = this.#server.answer(url, request, fault === 'answer lost' ? null : fault);
      const headers = new Headers({ date: new Date(this.#serverNow()).toUTCString() });
      answer = { status, headers, json: () => Promise.resolve(body) } as Response;
    };
    const leave = () => {
      if (this.#delay() % 2 === 0) arrive();
    };
    return new Promise((resolve, reject) => {
      const lose = () => reject(new TypeError('Failed to fetch'));
      if (signal?.aborted || !this.isOpen) return lose();
      this.#underWay.add(leave);
      const giveUp = () => {
        if (this.#underWay.delete(leave)) leave();
        lose();
      };
      signal?.addEventListener('abort', giveUp);
      const comeBack = () => {
        this.#underWay.delete(leave);
        if (answer === null || !this.isOpen || fault === 'answer lost') lose();
        else resolve(answer);
      };
      setTimeout(() => {
        if (!this.#underWay.has(leave)) return;
        arrive();
        setTimeout(comeBack, answer === null || fault === 'answer lost' ? PATIENCE_MS : this.#delay());
      }, this.#delay());
    });
  }
}

import autocannon from 'autocannon';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { answers, waitUntil } from '../../tools/lib/processes/wait-until.ts';
import { operation, variables } from './question.ts';

export type Contestant = {
  name: string;
  script: string;
  args?: string[];
  port?: number;
  env?: NodeJS.ProcessEnv;
  execArgv?: string[];
  /** Whether requests contain the operation’s text, the default of a GraphQL server, or its hash. */
  sends: 'text' | 'hash';
};

export type Round = { perCpuSecond: number; perSecond: number };

export type Usage = { cpu: number; delayMs: number; heapMb: number };

const CONNECTIONS = 8;
const SAMPLE_MS = 100;

const BODIES = {
  text: JSON.stringify({ query: operation.text, operationName: operation.name, variables }),
  hash: JSON.stringify({
    operationName: operation.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } },
  }),
};

export class Running {
  readonly name: string;
  readonly #body: string;
  readonly #child: ChildProcess;
  readonly #url: string;
  readonly #headers: Record<string, string>[];

  private constructor(
    { name, sends }: Contestant,
    child: ChildProcess,
    port: number,
    tokens: readonly string[],
  ) {
    this.name = name;
    this.#body = BODIES[sends];
    this.#child = child;
    this.#url = `http://127.0.0.1:${port}/graphql`;
    this.#headers = tokens.map((token) => ({
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    }));
  }

  static async start(contestant: Contestant, tokens: readonly string[]): Promise<Running> {
    const { name, script, args = [], execArgv = [], env = {}, port } = contestant;
    const child = fork(script, args, {
      execArgv,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      // A deployed function writes its log to a pipe that somebody reads.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.resume();
    if (port === undefined) {
      const [listening] = (await once(child, 'message')) as [{ port: number }];
      return new Running(contestant, child, listening.port, tokens);
    }
    await waitUntil(name, () => answers(`http://127.0.0.1:${port}/`), { timeoutMs: 30_000 });
    return new Running(contestant, child, port, tokens);
  }

  async answer(): Promise<string> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: this.#headers[0] ?? {},
      body: this.#body,
    });
    return response.text();
  }

  async measure(amount: number): Promise<Round> {
    const before = await this.usage();
    const { requests, duration } = await this.ask({ connections: CONNECTIONS, amount });
    const used = (await this.usage()).cpu - before.cpu;
    return { perCpuSecond: (requests.total / used) * 1e6, perSecond: requests.total / duration };
  }

  async ask(
    load: Pick<autocannon.Options, 'connections' | 'amount' | 'duration'>,
  ): Promise<autocannon.Result> {
    const result = await autocannon({
      ...load,
      // It looks so often whether all are answered.
      sampleInt: SAMPLE_MS,
      url: this.#url,
      method: 'POST',
      requests: this.#headers.map((headers) => ({ headers, body: this.#body })),
    });
    const failed = result.non2xx + result.errors;
    if (failed > 0) throw new Error(`${this.name}: ${failed} requests failed`);
    return result;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }

  async usage(): Promise<Usage> {
    this.#child.send('usage');
    const [usage] = (await once(this.#child, 'message')) as [Usage];
    return usage;
  }
}

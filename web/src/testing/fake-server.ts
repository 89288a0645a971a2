import { vi } from 'vitest';
import type { Answer } from '#shared/graphql/post-operation.ts';

/** What a test saw arrive at `/graphql`. */
export type Arrived = {
  operationName: string;
  variables: Record<string, unknown>;
  authorization: string | null;
};

type Responder = (arrived: Arrived) => Answer | Promise<Answer> | 'no-network' | 'not-graphql';

/** The endpoint, played by a test: one responder per operation name; an operation without one fails the test. */
export class FakeServer {
  arrived: Arrived[] = [];
  readonly #responders = new Map<string, Responder>();

  constructor() {
    vi.stubGlobal('fetch', (_url: string, request: RequestInit) => this.#answer(request));
  }

  on(operationName: string, responder: Responder): this {
    this.#responders.set(operationName, responder);
    return this;
  }

  count(operationName: string): number {
    return this.arrived.filter((each) => each.operationName === operationName).length;
  }

  /** What the calls of a mutation were sent, the first one first. */
  inputs(operationName: string): Record<string, unknown>[] {
    return this.arrived
      .filter((each) => each.operationName === operationName)
      .map(({ variables }) => variables['input'] as Record<string, unknown>);
  }

  async #answer({ body, headers }: RequestInit): Promise<Response> {
    const { operationName, variables } = JSON.parse(body as string) as Arrived;
    const authorization = new Headers(headers).get('authorization');
    const arrived = { operationName, variables, authorization };
    // Any answer tells the time: this one says nothing else.
    if (operationName === 'ServerTime') return answered({ data: { __typename: 'Query' } });
    this.arrived.push(arrived);
    const responder = this.#responders.get(operationName);
    if (!responder) throw new Error(`the test answers no ${operationName}`);
    const answer = await responder(arrived);
    if (answer === 'no-network') throw new TypeError('Failed to fetch');
    if (answer === 'not-graphql') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return answered(answer);
  }
}

const answered = (answer: Answer) => Response.json(answer, { headers: { date: new Date().toUTCString() } });

export function refusal(code: string, requestId = 'req-1'): Answer {
  return { data: null, errors: [{ message: 'Mensaje del servidor', extensions: { code, requestId } }] };
}

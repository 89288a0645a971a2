import { vi } from 'vitest';
import type { Answer } from '#shared/graphql/post-operation.ts';
import type { Operations } from './operations.generated.ts';

export type Arrived<V = Record<string, unknown>> = {
  operationName: string;
  variables: V;
  authorization: string | null;
};

/** The data of an operation; every object may name its type, as Apollo's cache needs it to. */
type Sent<T> = T extends readonly (infer E)[]
  ? Sent<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]: Sent<T[K]> } & { __typename?: string }
    : T;

export type OperationName = keyof Operations;
type VariablesOf<N extends OperationName> = Operations[N]['variables'];
/** Of the mutations that take an input. */
export type ActName = {
  [N in OperationName]: VariablesOf<N> extends { input: unknown } ? N : never;
}[OperationName];
export type InputOf<N extends ActName> = VariablesOf<N>['input'];

export type DataOf<N extends OperationName> = Sent<Operations[N]['data']>;
export type AnswerTo<N extends OperationName> = { data: DataOf<N> };

/** Carries the type name by which a union tells its members apart. */
export type SentAs<N extends string, T> = Sent<T> & { __typename: N };

type Trouble = 'no-network' | 'not-graphql';
type Responder = (arrived: Arrived) => Answer | Trouble | Promise<Answer | Trouble>;

type Reply<D> = { data: Sent<D> } | Refused | Trouble;
type TypedResponder<D, V> = (arrived: Arrived<V>) => Reply<D> | Promise<Reply<D>>;

/** A fake of `/graphql` with one responder per operation; an operation without one fails the test. */
export class FakeServer {
  arrived: Arrived[] = [];
  readonly #responders = new Map<string, Responder>();

  constructor() {
    vi.stubGlobal('fetch', (_url: string, request: RequestInit) => this.#answer(request));
  }

  on<N extends OperationName>(
    operation: N,
    responder: TypedResponder<Operations[N]['data'], VariablesOf<N>>,
  ): this {
    this.#responders.set(operation, responder);
    return this;
  }

  calls<N extends OperationName>(operation: N): VariablesOf<N>[] {
    return this.arrived
      .filter(({ operationName }) => operationName === operation)
      .map(({ variables }) => variables as VariablesOf<N>);
  }

  count(operation: OperationName): number {
    return this.calls(operation).length;
  }

  inputs<N extends ActName>(operation: N): InputOf<N>[] {
    return this.calls(operation).map((variables) => (variables as { input: InputOf<N> }).input);
  }

  async #answer({ body, headers }: RequestInit): Promise<Response> {
    const { operationName, variables } = JSON.parse(body as string) as Arrived;
    const authorization = new Headers(headers).get('authorization');
    const arrived = { operationName, variables, authorization };
    // The `date` header is all that is read of it.
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

type Refused = { data: null; errors: NonNullable<Answer['errors']> };

export function refusal(code: string, requestId = 'req-1'): Refused {
  return { data: null, errors: [{ message: 'Mensaje del servidor', extensions: { code, requestId } }] };
}

import type { QueuedAct } from '../acts/act.ts';

export type ServerFault = 'busy' | 'broken' | 'broken after' | 'no server' | 'no server after';

export type Reply = { status: number; body: unknown };

/** `id` is the same for a retry. */
type Asked = { uid: string; token: number; operation: string; id: string; content: string; isFile: boolean };

const NO_SERVER: Reply = { status: 502, body: null };

function read(url: string, { headers, body }: RequestInit): Asked {
  const bearer = new Headers(headers).get('authorization') ?? '';
  const [uid = '', token] = bearer.replace('Bearer ', '').split('.');
  const who = { uid, token: Number(token) };
  if (typeof body !== 'string') {
    const id = /^\/files\/([^?]+)/.exec(url)?.[1] ?? '';
    return { ...who, operation: 'PutFile', id, content: url, isFile: true };
  }
  const { operationName: operation, variables } = JSON.parse(body) as {
    operationName: string;
    variables: { input?: unknown; key?: string };
  };
  const content = JSON.stringify([operation, variables.input]);
  return { ...who, operation, id: variables.key ?? '', content, isFile: false };
}

function failed({ isFile }: Asked, code: string): Reply {
  const error = { code, message: 'Mensaje del servidor', requestId: 'r-9' };
  const body = isFile ? { error } : { data: null, errors: [{ message: '', extensions: error }] };
  return { status: 200, body };
}

/** The precision of the `Date` header plus a slow answer. */
const EXACT_MS = 5_500;

const LATE_MS = 72 * 3_600_000;

const saidAt = (content: string): number =>
  Date.parse(/occurredAt(?:=|":")([^"&]*)/.exec(decodeURIComponent(content))?.[1] ?? '');

/** Unique for each act, so that a test notices a refusal shown with another act. */
export const refusalOf = (key: string) => `No se acepta ${key}`;

function refused({ isFile }: Asked, key: string): Reply {
  const message = refusalOf(key);
  const body = isFile
    ? { error: { code: 'INVALID_FILE', message } }
    : { data: { result: { __typename: 'TransitionError', message } } };
  return { status: 200, body };
}

function done({ isFile, id }: Asked, isFiled: boolean): Reply {
  const result = isFiled ? { __typename: 'WorkFiled', because: 'La visita ya estaba «Anulada»' } : {};
  return { status: 200, body: isFile ? { attachment: { id } } : { data: { result } } };
}

const standsAloneHere = ({ isFile }: Asked) => isFile;

export class ModelServer {
  readonly done: string[] = [];
  readonly arrived = new Map<string, number>();
  readonly problems: string[] = [];
  /** Services whose visits accept nothing more: later work is filed for the office. */
  readonly settled = new Set<string>();
  readonly filed = new Set<string>();
  readonly late = new Set<string>();
  readonly corrected = new Set<string>();
  readonly truth = new Map<string, number>();
  readonly refusals = new Map<string, number>();
  readonly counting = new Map<string, number>();
  readonly #known = new Map<string, QueuedAct>();
  readonly #contents = new Map<string, string>();
  readonly #isWrong: (act: QueuedAct) => string | null;
  readonly #now: () => number;

  constructor(isWrong: (act: QueuedAct) => string | null, now: () => number) {
    this.#isWrong = isWrong;
    this.#now = now;
  }

  expect(act: QueuedAct, refusals: number): void {
    this.#known.set(act.act.operation === 'PutFile' ? act.act.input.id : act.key, act);
    this.refusals.set(act.key, refusals);
  }

  answer(url: string, request: RequestInit, fault: ServerFault | null): Reply {
    const asked = read(url, request);
    const { uid, token } = asked;
    if (fault === 'no server') return NO_SERVER;
    if (token < (this.counting.get(uid) ?? 0)) return failed(asked, 'UNAUTHENTICATED');
    if (asked.operation === 'ServerTime') return { status: 200, body: { data: { __typename: 'Query' } } };
    if (asked.operation === 'Me') return { status: 200, body: { data: { me: personOf(uid) } } };
    if (asked.operation === 'MyDay') return { status: 200, body: { data: { myDayMark: '', myVisits: [] } } };
    const act = this.#known.get(asked.id);
    if (act === undefined) {
      this.problems.push(`nobody did ${asked.content}`);
      return failed(asked, 'BAD_USER_INPUT');
    }
    this.arrived.set(act.key, (this.arrived.get(act.key) ?? 0) + 1);
    this.#inspect(asked, act);
    if (fault === 'busy') return failed(asked, 'BUSY');
    if (fault === 'broken') return failed(asked, 'INTERNAL_SERVER_ERROR');
    const reply = this.#take(asked, act.key);
    if (fault === 'broken after') return failed(asked, 'INTERNAL_SERVER_ERROR');
    return fault === 'no server after' ? NO_SERVER : reply;
  }

  #serviceOf(id: string): string {
    return this.#known.get(id)?.place.serviceId ?? '';
  }

  #take(asked: Asked, key: string): Reply {
    if (this.done.includes(key)) return done(asked, this.filed.has(key));
    const refusals = this.refusals.get(key) ?? 0;
    if (refusals > 0) {
      this.refusals.set(key, refusals - 1);
      return refused(asked, key);
    }
    this.done.push(key);
    if (this.settled.has(this.#serviceOf(asked.id)) && !standsAloneHere(asked)) this.filed.add(key);
    return done(asked, this.filed.has(key));
  }

  #inspect({ uid, id, content }: Asked, act: QueuedAct): void {
    const name = `${act.act.operation} ${act.key}`;
    const wrong = this.#isWrong(act);
    if (wrong !== null) this.problems.push(`${name}: ${wrong}`);
    const truth = this.truth.get(act.key) ?? NaN;
    if (this.#now() - truth > LATE_MS) this.late.add(act.key);
    if (content.includes('skewMs')) this.corrected.add(act.key);
    const off = saidAt(content) - truth;
    if (!(Math.abs(off) <= EXACT_MS)) this.problems.push(`${name}: ${off} ms off`);
    if (uid !== act.owner) this.problems.push(`${name} of ${act.owner} sent as ${uid}`);
    const [before, other] = [this.#contents.get(id), this.#contents.get(content)];
    if (before !== undefined && before !== content) this.problems.push(`${name}: key of another input`);
    if (other !== undefined && other !== id) this.problems.push(`${name}: sent under two keys`);
    this.#contents.set(id, content);
    this.#contents.set(content, id);
  }
}

function personOf(uid: string) {
  return { id: uid, name: uid, lastName: '', email: '', role: 'TECHNICIAN', timeZone: 'Europe/Madrid' };
}

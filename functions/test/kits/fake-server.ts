import { PASSWORD_RULES } from '@cuadrilla/domain/people/password-rules.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { ServerDependencies } from '../../src/server/context.ts';
import { DEADLINES } from '../../src/deadlines.ts';
import { unlimited } from '../../src/http/limits/rate-limiter.ts';
import { sharedUnlimited } from '../../src/http/limits/shared-limiter.ts';
import type { Stores } from '../../src/unit/stores.ts';
import type { Unit } from '../../src/unit/unit.ts';
import { createServer } from '../../src/server/server.ts';
import { activeUser, createWorld } from './fakes.ts';

export type LogEntry = { level: 'info' | 'warn' | 'error'; message: string; fields: Record<string, unknown> };

export type GraphQLAnswerError = {
  message: string;
  path?: (string | number)[];
  extensions: { code?: string; requestId?: string } & Record<string, unknown>;
};
export type GraphQLAnswer = { data?: Record<string, unknown> | null; errors?: GraphQLAnswerError[] };

export const ENDPOINT = 'http://cuadrilla.test/graphql';
export const NOW = new Date('2026-11-21T10:00:00.000Z');

type Options = { development?: boolean; dependencies?: Partial<ServerDependencies> };

/** Tokens are `admin`, `agent` and `technician`. */
export function startFake({ development = true, dependencies = {} }: Options = {}) {
  const world = createWorld();
  for (const role of ['ADMIN', 'AGENT', 'TECHNICIAN'] as const) world.users.set(role, person(role));
  const log: LogEntry[] = [];
  const write = (level: LogEntry['level']) => (message: string, fields: Record<string, unknown>) =>
    void log.push({ level, message, fields });
  const server = createServer({
    development,
    logger: { info: write('info'), warn: write('warn'), error: write('error') },
    dependencies: {
      verifyToken: (token) => Promise.resolve(UIDS[token] ? { uid: UIDS[token], signedInAt: NOW } : null),
      createStores: () => ({ stores: fewStores, unit: world.unit as Unit }),
      accounts: world.accounts,
      accountStore: world.accountStore,
      createUserStore: world.createUserStore,
      parsePhone,
      rateLimiter: unlimited,
      sharedLimiter: sharedUnlimited,
      deadlines: DEADLINES,
      now: () => NOW,
      ...dependencies,
    },
  });
  const fetch = async (request: Request): Promise<Response> => server.fetch(request);
  return { world, log, fetch, post: poster(fetch) };
}

/** Only the stores these tests need; any other access throws. */
const known: Record<string, unknown> = {
  settings: {
    timeZone: () => Promise.resolve('Europe/Madrid'),
    passwords: () => Promise.resolve(PASSWORD_RULES),
  },
  staff: {},
  devices: { heard: () => Promise.resolve() },
};
const fewStores = new Proxy({} as Stores, {
  get: (_target, name) => {
    const store = known[String(name)];
    if (store === undefined) throw new Error(`This server has no store ${String(name)}`);
    return store;
  },
});

const UIDS: Record<string, string> = {
  admin: 'ADMIN',
  agent: 'AGENT',
  technician: 'TECHNICIAN',
  stranger: 'STRANGER',
};

function person(role: Role) {
  const email = `${role.toLowerCase()}@ejemplo.es`;
  return activeUser({ uid: role, email, name: 'Nombre', lastName: 'Apellido', phone: null, role }, NOW);
}

type Posting = { token?: string | null; headers?: Record<string, string> };

/** Strings are sent as they are, anything else as JSON; as the admin by default. */
function poster(fetch: (request: Request) => Promise<Response>) {
  return async (body: unknown, { token = 'admin', headers = {} }: Posting = {}) => {
    const request = new Request(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, answer: readAnswer(text) };
  };
}

function readAnswer(text: string): GraphQLAnswer {
  const value: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return isAnswer(value) ? value : {};
}

function isAnswer(value: unknown): value is GraphQLAnswer {
  return typeof value === 'object' && value !== null;
}

export const codesOf = ({ errors = [] }: GraphQLAnswer) => errors.map(({ extensions }) => extensions.code);

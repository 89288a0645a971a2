import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { createCalendarServer } from '../../src/server/calendar-server.ts';
import { composeDependencies } from '../../src/server/compose.ts';
import type { ServerDependencies } from '../../src/server/context.ts';
import { DEADLINES } from '../../src/deadlines.ts';
import { createFilesServer } from '../../src/server/files-server.ts';
import { createServer } from '../../src/server/server.ts';
import { blankProfile, staffDocument } from '../../src/staff/store/user-document-store.ts';
import type { User } from '../../src/staff/user.ts';
import type { GraphQLAnswer, LogEntry } from './fake-server.ts';
import { gql } from '../gql/gql.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';

/** Typed by its text once `npm run codegen` has seen it. */
export { gql };

const ENDPOINT = 'http://cuadrilla.test/graphql';
const PASSWORD = 'Demo1234!';
/** The emulator is slower under load than a database may be. */
const PATIENT = { read: 60_000, act: 120_000 };
DEADLINES.act = PATIENT.act;

export type Person = { uid: string; email: string; token: string };
export type Kit = ReturnType<typeof startKit>;

/** Uses this worker's own project, which nobody else writes to. */
export function startKit(overrides: (real: ServerDependencies) => Partial<ServerDependencies> = () => ({})) {
  const projectId = environment('GCLOUD_PROJECT');
  const app = initializeApp({ projectId }, `kit-${crypto.randomUUID()}`);
  const handles = { firestore: new Firestore({ projectId }), auth: getAuth(app) };
  const real = composeDependencies(
    { ...handles, openAuth: () => Promise.resolve(handles.auth) },
    { development: true, projectId, rateLimited: false },
  );
  const log: LogEntry[] = [];
  const write = (level: LogEntry['level']) => (message: string, fields: Record<string, unknown>) =>
    void log.push({ level, message, fields });
  const dependencies = { ...real, deadlines: PATIENT, ...overrides(real) };
  const logger = { info: write('info'), warn: write('warn'), error: write('error') };
  const server = createServer({ dependencies, logger, development: true });
  return {
    ...handles,
    projectId,
    log,
    given: createPeople(handles),
    send: sender(async (request) => server.fetch(request)),
    files: createFilesServer({ dependencies, logger }).fetch,
    calendar: createCalendarServer({ dependencies, logger }).fetch,
    async stop() {
      await Promise.all([deleteApp(app), handles.firestore.terminate()]);
    },
  };
}

function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this with «vitest --project emulator»`);
  return value;
}

export async function clearProject({ auth, projectId }: Pick<Kit, 'auth' | 'projectId'>): Promise<void> {
  const { users } = await auth.listUsers();
  if (users.length > 0) await auth.deleteUsers(users.map(({ uid }) => uid));
  await clearDocuments({ projectId });
}

export async function clearDocuments({ projectId }: Pick<Kit, 'projectId'>): Promise<void> {
  const host = environment('FIRESTORE_EMULATOR_HOST');
  const documents = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
}

/** Clears all documents but those of the people who are there now, each time it is called. */
export async function keepPeople(kit: Pick<Kit, 'firestore' | 'projectId'>): Promise<() => Promise<void>> {
  const { docs } = await kit.firestore.collection('users').get();
  const people = docs.map((doc) => ({ ref: doc.ref, data: doc.data() }));
  return async () => {
    await clearDocuments(kit);
    await Promise.all(people.map(({ ref, data }) => ref.create(data)));
  };
}

type Fetch = (request: Request) => Promise<Response>;
export type Query = { query: string; variables?: Record<string, unknown>; operationName?: string };

function sender(fetch: Fetch) {
  return async (operation: Query, by: Person | null) => {
    const authorization = by ? { authorization: `Bearer ${by.token}` } : {};
    const response = await fetch(
      new Request(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify(operation),
      }),
    );
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) throw new Error(`no GraphQL answer but HTTP ${response.status}`);
    return { ...answer, requestId: response.headers.get('x-request-id') };
  };
}

function isAnswer(value: unknown): value is GraphQLAnswer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

type Sending = Pick<Kit, 'send'> & Partial<Pick<Kit, 'log'>>;
type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

export async function execute<Data, Variables extends Record<string, unknown>>(
  kit: Sending,
  by: Person | null,
  document: TypedDocumentString<Data, Variables>,
  ...[variables]: Given<Variables>
): Promise<Data> {
  return (await executeText(kit, by, document.toString(), { ...variables })) as Data;
}

/**
 * For text that is data, such as the web's persisted operations. A failure prints the text, the whole answer and the server's
 * log.
 */
export async function executeText(
  kit: Sending,
  by: Person | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { requestId, ...answer } = await kit.send({ query, variables }, by);
  if (answer.errors || !answer.data) {
    const failed = (answer.errors ?? []).map(
      ({ message, extensions }) => `${String(extensions.code)} ${message}`,
    );
    const logged = (kit.log ?? []).filter(({ fields }) => fields['requestId'] === requestId);
    const parts = [query, JSON.stringify(variables), JSON.stringify(answer, null, 2), JSON.stringify(logged)];
    throw new Error(`The operation failed: ${failed.join('; ')}\n${parts.join('\n')}`);
  }
  return answer.data;
}

gql(`fragment Refusal on UserError {
  message
  ... on ValidationError { fields { path message } }
  ... on EmailTakenError { fields { path message } }
  ... on DuplicateError { mustLink matches { entity id code name matchedOn prospectStatus archived } }
}`);

type Operation = TypedDocumentString<unknown, never>;
export type InputOf<Document> = VariablesOf<Document> extends { input: infer Input } ? Input : never;
type UnionOf<Document> = Document extends unknown ? ResultOf<Document>[keyof ResultOf<Document>] : never;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends Record<Key, infer Value> ? Value : never;
/** A union member before a test narrows it: fields that only some members have are optional. */
export type AnyOf<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: Key extends 'current'
    ? AnyOf<ValueOf<Union, Key>>
    : ValueOf<Union, Key>;
};
export type AnswerOf<Document> = AnyOf<UnionOf<Document>>;
type SuccessOf<Document> = Extract<UnionOf<Document>, { __typename: `${string}Success` }>;

/** `mutate` returns any answer, `succeed` throws unless it is a success. */
export function mutations<Documents extends Record<string, Operation>>(documents: Documents) {
  type Name = keyof Documents & string;
  const mutate = async <N extends Name>(
    kit: Sending,
    by: Person,
    name: N,
    input: InputOf<Documents[N]>,
    key: string | null = null,
  ): Promise<AnswerOf<Documents[N]>> => {
    const data = await executeText(kit, by, String(documents[name]), { input, key });
    return data[name] as AnswerOf<Documents[N]>;
  };
  const succeed = async <N extends Name>(
    ...args: Parameters<typeof mutate<N>>
  ): Promise<SuccessOf<Documents[N]>> => {
    const answer = (await mutate(...args)) as unknown as { __typename: string };
    if (!answer.__typename.endsWith('Success')) throw new Error(`${args[2]}: ${JSON.stringify(answer)}`);
    return answer as unknown as SuccessOf<Documents[N]>;
  };
  return { mutate, succeed };
}

let people = 0;

function createPeople({ auth, firestore }: { auth: Auth; firestore: Firestore }) {
  const signUp = async (name: string): Promise<Person> => {
    people += 1;
    const email = `${name}-${people}-${crypto.randomUUID().slice(0, 8)}@ejemplo.es`;
    const { uid } = await auth.createUser({ email, password: PASSWORD });
    return { uid, email, token: await signIn(email, PASSWORD) };
  };
  const withDocument = async (name: string, role: Role, status: User['status'] = 'ACTIVE') => {
    const person = await signUp(name);
    await firestore.doc(`users/${person.uid}`).create(documentOf(person, role, status));
    return person;
  };
  return {
    admin: () => withDocument('admin', 'ADMIN'),
    agent: () => withDocument('agent', 'AGENT'),
    technician: () => withDocument('technician', 'TECHNICIAN'),
    suspended: (role: Role = 'ADMIN') => withDocument('suspended', role, 'SUSPENDED'),
    withoutDocument: () => signUp('stranger'),
    async unknownRole() {
      const person = await withDocument('unknown', 'ADMIN');
      await firestore.doc(`users/${person.uid}`).update({ rol: 'superadmin' });
      return person;
    },
  };
}

function documentOf({ uid, email }: Person, role: Role, status: User['status']) {
  const who = { email, name: 'Nombre', lastName: 'Apellido', phone: null, role, status };
  const stamp = { timeStamp: new Date(), version: 1, updatedAt: new Date(), updatedBy: 'system' };
  // Not the default colour for the uid: a test that changes it must not pick the same by chance.
  return { ...staffDocument({ ...who, ...blankProfile(uid), color: 'blue' }), ...stamp };
}

/** Through the Auth emulator, as the browser does; throws its error code. */
export async function signIn(email: string, password: string): Promise<string> {
  const host = environment('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      // With an API key alone the emulator uses its own project, not this worker's.
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({
        email,
        password,
        returnSecureToken: true,
        targetProjectId: environment('GCLOUD_PROJECT'),
      }),
    },
  );
  const answer: unknown = await response.json();
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'idToken' in answer &&
    typeof answer.idToken === 'string'
  ) {
    return answer.idToken;
  }
  throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
}

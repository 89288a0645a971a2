import type { CreateAgentInput, CreateTechnicianInput } from '../gql/graphql.ts';
import { type AnswerOf, execute, gql, type Kit, type Person } from './kit.ts';

export const MUTATION = gql(`mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID) {
  createTechnician(input: $input, key: $key) {
    __typename
    ... on CreateTechnicianSuccess { technician { id email phone status createdAt } }
    ... on UserError { message }
    ... on EmailTakenError { fields { path message } }
  }
}`);

export type Answer = AnswerOf<typeof MUTATION>;

export const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
export const PASSWORD = ' Una contraseña 1 ';
export const input: CreateTechnicianInput = {
  name: ' Ñandú ',
  lastName: 'Núñez  Ávila',
  email: ' Ana.Nunez@Ejemplo.ES ',
  phone: '612 34 56 78',
  password: PASSWORD,
};

export const AGENT_INPUT: CreateAgentInput = {
  role: 'AGENT',
  name: ' Eva ',
  lastName: ' Mora ',
  email: ' Eva.Mora@Ejemplo.ES ',
  phone: '612 34 56 78',
  password: PASSWORD,
};

export async function create(
  kit: Kit,
  by: Person,
  changes: Partial<CreateTechnicianInput> = {},
  key: string | null = null,
): Promise<Answer> {
  const data = await execute(kit, by, MUTATION, { input: { ...input, ...changes }, key });
  return data.createTechnician;
}

export const idOf = ({ technician }: Answer) => technician?.id ?? 'nobody';

export const userDocuments = async ({ firestore }: Kit) => (await firestore.collection('users').get()).docs;

export const authUsers = async ({ auth }: Kit) => (await auth.listUsers()).users.map(({ uid }) => uid).sort();

export async function dump({ firestore }: Kit): Promise<string> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])));
}

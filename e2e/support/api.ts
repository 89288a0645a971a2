import { signInForToken } from '../../tools/lib/emulators/auth-emulator.ts';
import { demoPassword } from '../../tools/lib/project.ts';
import { againWhileBusy } from '../../web/src/shared/graphql/again-while-busy.ts';
import type { Answer } from '../../web/src/shared/graphql/post-operation.ts';
import { freshNif, freshPhone, freshWord, required } from './fixtures.ts';

export const AGENT = 'agente@demo.es';
export const ADMIN = 'admin@demo.es';

const tokens = new Map<string, Promise<string>>();

export function tokenOf(email: string): Promise<string> {
  const where = { authHost: required('FIREBASE_AUTH_EMULATOR_HOST'), projectId: required('E2E_PROJECT_ID') };
  const token = tokens.get(email) ?? signInForToken(where, email, demoPassword);
  tokens.set(email, token);
  return token;
}

/** For queries and for mutations with a key. Throws on an answer with errors. */
export async function ask<T>(email: string, query: string, variables: object = {}): Promise<T> {
  const send = async () => {
    const response = await fetch(`${required('E2E_BASE_URL')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(email)}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  };
  // As the app does.
  const { data, errors } = await againWhileBusy(send);
  if (!data || errors) throw new Error(`The API answered ${JSON.stringify(errors)} to ${query}`);
  return data as T;
}

export async function act<T>(
  email: string,
  mutation: string,
  inputType: string,
  input: object,
  wanted: string,
) {
  const failures = '... on UserError { message } ... on ValidationError { fields { path message } }';
  const query = `mutation Act($input: ${inputType}!, $key: UUID!) {
    result: ${mutation}(input: $input, key: $key) { __typename ${wanted} ${failures} }
  }`;
  const { result } = await ask<{ result: T & { message?: string } }>(email, query, {
    input,
    key: crypto.randomUUID(),
  });
  if (result.message !== undefined) throw new Error(`${mutation}: ${JSON.stringify(result)}`);
  return result;
}

const ADDRESS = { street: 'Calle de Alcalá', number: '21', postalCode: '28014', city: 'Madrid' };

type Party = { legalName: string; phone: string; nif: string };
export type MadeClient = Party & { id: string; code: string; version: number; siteId: string };

export async function makeClient(own: object = {}, site: object | null = {}): Promise<MadeClient> {
  const party = { legalName: `Cliente ${freshWord()}`, phone: freshPhone(), nif: freshNif() };
  const client = {
    ...{ kind: 'PERSON', legalName: party.legalName, nif: party.nif, phones: [party.phone] },
    ...own,
  };
  const { client: made, site: place } = await act<{
    client: { id: string; code: string; version: number; legalName: string; nif: string; phones: string[] };
    site: { id: string } | null;
  }>(
    AGENT,
    'createClient',
    'CreateClientInput',
    { client, site: site && { name: 'Principal', address: ADDRESS, ...site } },
    '... on CreateClientSuccess { client { id code version legalName nif phones } site { id } }',
  );
  const { id, code, version, legalName, nif, phones } = made;
  return { ...{ id, code, version, legalName, nif, phone: phones[0] ?? '' }, siteId: place?.id ?? '' };
}

export async function makeEquipment(siteId: string, own: object = {}): Promise<{ id: string }> {
  const equipment = { siteId, kind: 'BOILER', brand: 'Vaillant', model: 'ecoTEC plus', ...own };
  const { equipment: made } = await act<{ equipment: { id: string } }>(
    AGENT,
    'createEquipment',
    'CreateEquipmentInput',
    { equipment },
    '... on EquipmentSuccess { equipment { id } }',
  );
  return made;
}

export type MadeProspect = { id: string; code: string; version: number; displayName: string; phone: string };

export async function makeProspect(own: object = {}): Promise<MadeProspect> {
  const phone = freshPhone();
  const prospect = { kind: 'PERSON', name: 'Consuelo', lastName: freshWord(), phone, ...own };
  const { prospect: made } = await act<{ prospect: Omit<MadeProspect, 'phone'> }>(
    AGENT,
    'createProspect',
    'CreateProspectInput',
    { prospect },
    '... on CreateProspectSuccess { prospect { id code version displayName } }',
  );
  return { ...made, phone };
}

export async function advance({ id, version }: MadeProspect, to: string): Promise<void> {
  const wanted = '... on ProspectSuccess { prospect { id } }';
  await act(AGENT, 'advanceProspect', 'AdvanceProspectInput', { id, version, to }, wanted);
}

export type MadeStaff = { id: string; email: string; name: string; lastName: string };

export async function makeTechnician(own: { email: string; name?: string; lastName?: string }) {
  const input = { name: 'Tomás', lastName: freshWord(), password: demoPassword, ...own };
  const { technician } = await act<{ technician: MadeStaff }>(
    ADMIN,
    'createTechnician',
    'CreateTechnicianInput',
    input,
    '... on CreateTechnicianSuccess { technician { id email name lastName } }',
  );
  return technician;
}

export async function makeAgent(own: { email: string; role?: 'AGENT' | 'ADMIN'; lastName?: string }) {
  const input = { role: 'AGENT', name: 'Aurora', lastName: freshWord(), password: demoPassword, ...own };
  const { agent } = await act<{ agent: MadeStaff }>(
    ADMIN,
    'createAgent',
    'CreateAgentInput',
    input,
    '... on CreateAgentSuccess { agent { id email name lastName } }',
  );
  return agent;
}

export type MadeItem = { id: string; ref: string; name: string; version: number };

export async function makeItem(own: object = {}): Promise<MadeItem> {
  const ref = `R-${freshWord()}`;
  const item = { ref, name: `Válvula ${ref}`, kind: 'MATERIAL', unit: 'UNIT', priceCents: 1_250, ...own };
  const { item: made } = await act<{ item: MadeItem }>(
    ADMIN,
    'createItem',
    'CreateItemInput',
    { item: { vatPercent: 21, costCents: 700, ...item } },
    '... on ItemSuccess { item { id ref name version } }',
  );
  return made;
}

export async function raisePrice({ id, ref, name, version }: MadeItem, priceCents: number): Promise<void> {
  const item = { ref, name, kind: 'MATERIAL', unit: 'UNIT', vatPercent: 21, priceCents };
  await act(ADMIN, 'updateItem', 'UpdateItemInput', { id, version, item }, '');
}

import { aClient } from '../../functions/src/clients/testing/test-client.ts';
import type { Client } from '../../functions/src/clients/client.ts';
import type { Page } from '../../functions/src/store/lists/list-page.ts';
import { ROWS } from './question.ts';

const TOWNS = [
  ['28001', 'Madrid', 'Madrid'],
  ['45001', 'Toledo', 'Toledo'],
  ['41001', 'Sevilla', 'Sevilla'],
] as const;

const id = (index: number) => `client${String(index).padStart(14, '0')}`;

function client(index: number): Client {
  const [postalCode = '', city = ''] = TOWNS[index % TOWNS.length] ?? [];
  const manager = {
    id: id(index + 1_000),
    code: `C-2026-${String(index + 5_000)}`,
    name: 'Fincas Alcázar, S. L.',
  };
  return aClient({
    id: id(index),
    code: `C-2026-${String(index + 1).padStart(4, '0')}`,
    kind: index % 3 === 0 ? 'COMPANY' : 'PERSON',
    legalName: `Instalaciones y Mantenimientos Ñandú ${index}, S. L.`,
    tradeName: index % 2 === 0 ? `Ñandú ${index}` : null,
    nif: `B${String(10_000_000 + index)}`,
    phones: ['+34600000000', '+34910000000'].slice(0, 1 + (index % 2)),
    mainSite: { street: 'Calle de la Princesa', number: String(index + 1), floor: '2.º B', postalCode, city },
    siteCount: 1 + (index % 4),
    equipmentCount: index % 7,
    owner: { id: 'agent0000000000000001', name: 'Lucía Gómez Ortiz' },
    managedBy: index % 5 === 0 ? manager : null,
  });
}

const clients = Array.from({ length: ROWS }, (_, index) => client(index));
const cursor = (index: number) => Buffer.from(`cursor of row ${index}`).toString('base64url');

export const page: Page<Client> = {
  edges: clients.map((node, index) => ({ cursor: cursor(index), node })),
  pageInfo: { hasNextPage: true, endCursor: cursor(ROWS - 1) },
  totalCount: 812,
};

/** The same page as in the answer, for contestants that only pass it on. */
export const presented = {
  ...page,
  edges: page.edges.map(({ node, ...edge }, index) => ({
    ...edge,
    node: {
      ...node,
      mainSite: node.mainSite && { ...node.mainSite, province: TOWNS[index % TOWNS.length]?.[2] },
    },
  })),
};

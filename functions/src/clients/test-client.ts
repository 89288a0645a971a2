import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { recordFields } from '../store/record-document.ts';
import type { Client } from './client.ts';

/** A client of whom nothing is known but these changes. */
export function aClient(changes: Partial<Client> = {}): Client {
  const at = new Date(0);
  const known = { code: 'C-2026-0001', kind: 'COMPANY', legalName: 'Uno', archived: false } as const;
  const counted = { siteCount: 0, equipmentCount: 0, inheritedMatch: [] };
  const client = { ...known, ...counted, id: 'x', createdAt: at, updatedAt: at, version: 1, ...changes };
  return { ...client, ...recordFields(CLIENT, client as unknown as Client) };
}

import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Client } from '../client.ts';

export function aClient(changes: Partial<Client> = {}): Client {
  const meta = { id: 'x', createdAt: new Date(0), updatedAt: new Date(0), version: 1 };
  const known = { code: 'C-2026-0001', kind: 'COMPANY', legalName: 'Uno' } as const;
  return { ...emptyRecord(CLIENT), ...known, ...meta, ...changes };
}

import type { ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { clientImport } from './client-import.ts';
import { equipmentImport } from './equipment-import.ts';
import { itemImport } from './item-import.ts';
import type { KindOfImport } from './kind-of-import.ts';
import { prospectImport } from './prospect-import.ts';

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  CLIENTS: clientImport,
  EQUIPMENT: equipmentImport,
  PROSPECTS: prospectImport,
  ITEMS: itemImport,
};

export const kindOfImport = (kind: ImportKind): KindOfImport => KINDS[kind];

import { PARTY_KINDS } from '@cuadrilla/domain/contact/party.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';
import type { ClientFilter } from '#gql/schema.generated.ts';

export const LIST = {
  sorts: ['NAME', 'NEWEST', 'UPDATED'],
  filters: {
    tipo: PARTY_KINDS,
    comercial: 'any',
    etiqueta: 'any',
    poblacion: 'any',
    administrador: 'any',
    administradores: ['si'],
    archivados: ['si'],
  },
} as const satisfies ListOptions;

export const SORTS = [
  { value: 'NAME', label: 'Nombre' },
  { value: 'NEWEST', label: 'Más recientes' },
  { value: 'UPDATED', label: 'Últimos cambios' },
];

export const KINDS = [
  { value: 'PERSON', label: 'Particulares' },
  { value: 'COMPANY', label: 'Empresas' },
  { value: 'COMMUNITY', label: 'Comunidades' },
  { value: 'PUBLIC_BODY', label: 'Administración pública' },
];

type State = Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>;

export function variablesOf({ variables, sort, filters }: State) {
  const { tipo, comercial, etiqueta, poblacion, administrador, administradores, archivados } = filters;
  const filter: ClientFilter = {
    ...(tipo && { kind: tipo }),
    ...(comercial && { ownerId: comercial }),
    ...(etiqueta && { tag: etiqueta }),
    ...(poblacion && { city: poblacion }),
    ...(administrador && { managedById: administrador }),
    ...(administradores && { propertyManagers: true }),
    ...(archivados && { archive: 'ARCHIVED' as const }),
  };
  return { ...variables, filter: Object.keys(filter).length === 0 ? null : filter, sort };
}

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a prospect or a client is before the law; stored and named alike. */
export type PartyKind =
  /** Comunidad de propietarios. */
  | 'COMMUNITY'
  /** Empresa. */
  | 'COMPANY'
  /** Particular. */
  | 'PERSON'
  /** Administración pública. */
  | 'PUBLIC_BODY';

export type ClientRow_ClientFragment = { id: string, code: string, kind: Types.PartyKind, legalName: string, tradeName: string | null, nif: string | null, phones: Array<string>, siteCount: number, equipmentCount: number, archived: boolean, mainSite: { street: string, number: string | null, floor: string | null, postalCode: string, city: string, province: string } | null, owner: { id: string, name: string } | null };

export const ClientRow_ClientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow_client"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"legalName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tradeName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phones"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mainSite"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"floor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"postalCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"province"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"siteCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"equipmentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ClientRow_ClientFragment, unknown>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A postal address, as typed; if any part is given, street, postal code and city are required. */
export type AddressInput = {
  /** Población, at most 100. */
  city?: string | null | undefined;
  /** Piso, puerta, escalera, at most 50. */
  floor?: string | null | undefined;
  /** Número, at most 20. */
  number?: string | null | undefined;
  /** Five digits, of one of the 52 provinces. */
  postalCode?: string | null | undefined;
  /** Calle, at most 100 characters. */
  street?: string | null | undefined;
};

/** The details of a client, as typed. */
export type ClientInput = {
  /** Dirección fiscal. */
  billingAddress?: AddressInput | null | undefined;
  /** At most 10. */
  contacts?: Array<ContactInput> | null | undefined;
  /** At most 5, the main one first. */
  emails?: Array<string> | null | undefined;
  /** Whether a person or company is an administrador de fincas. */
  isPropertyManager?: boolean | null | undefined;
  /** The kind. */
  kind: PartyKind;
  /** Nombre y apellidos, or razón social; 1 to 100 characters. */
  legalName: string;
  /** A community's administrador de fincas, a client marked as one. */
  managedById?: string | number | null | undefined;
  /** NIF, with or without spaces, hyphens and ES; no two clients share one. */
  nif?: string | null | undefined;
  /** At most 4,000 characters. */
  notes?: string | null | undefined;
  /** The responsible agent or administrator. */
  ownerId?: string | number | null | undefined;
  /** At most 5, the main one first. */
  phones?: Array<string> | null | undefined;
  /** At most 10 of at most 30 characters. */
  tags?: Array<string> | null | undefined;
  /** Nombre comercial. */
  tradeName?: string | null | undefined;
};

/** A contact. In a change, one that is known by name keeps the fields that are omitted. */
export type ContactInput = {
  /** E-mail. */
  email?: string | null | undefined;
  /** The main contact; at most one. */
  main?: boolean | null | undefined;
  /** Nombre, 1 to 100 characters. */
  name: string;
  /** A valid phone number. */
  phone?: string | null | undefined;
  /** Cargo. */
  position?: string | null | undefined;
};

/** The first service of a converted prospect, at the site of the conversion, which is then required. */
export type ConversionServiceInput = {
  /** The client's description. */
  description?: string | null | undefined;
  /** The client does not want it before. */
  notBefore?: string | null | undefined;
  /** The priority; the type's if omitted. */
  priority?: Priority | null | undefined;
  /** The window promised to the client. */
  promisedWindow?: TimeWindowInput | null | undefined;
  /** A short title. */
  title: string;
  /** An id of `catalog.serviceTypes`. */
  typeId: string | number;
};

/** How a prospect becomes a client. */
export type ConvertProspectInput = {
  /** The client to create; optional if an existing one is linked. */
  client?: ClientInput | null | undefined;
  /** Its id. */
  id: string | number;
  /** The existing client; null to create one. */
  linkClientId?: string | number | null | undefined;
  /** The ids of the possible duplicates that the user has confirmed to be other people; an equal NIF cannot be confirmed. */
  notDuplicateOf?: Array<string | number> | null | undefined;
  /** The first service, created in the same request; null for none. */
  service?: ConversionServiceInput | null | undefined;
  /** The site to create; optional if an existing client is linked. */
  site?: SiteInput | null | undefined;
  /** The version the change is based on. */
  version: number;
};

/** The reason for discarding a prospect. */
export type DiscardKind =
  /** Ya estaba dado de alta. */
  | 'DUPLICATE'
  /** Publicidad o broma. */
  | 'SPAM';

/** The kinds of record that have a timeline. */
export type EntityKind =
  /** Lote: closed services delivered for invoicing. */
  | 'BILLING_BATCH'
  /** Cliente; its timeline includes that of its sites and equipment. */
  | 'CLIENT'
  /** Equipo. */
  | 'EQUIPMENT'
  /** Artículo of the price catalogue. */
  | 'ITEM'
  /** Prospecto. */
  | 'PROSPECT'
  /** Servicio; its timeline includes that of its visits, lines and files. */
  | 'SERVICE'
  /** Ubicación; its timeline includes that of its equipment. */
  | 'SITE'
  /** A member of staff. */
  | 'USER';

/** The field in which two records match. */
export type MatchField =
  /** They share an e-mail. */
  | 'EMAIL'
  /** Their NIF is equal. */
  | 'NIF'
  /** They share a phone. */
  | 'PHONE';

/** The legal kind of a prospect or client. */
export type PartyKind =
  /** Comunidad de propietarios. */
  | 'COMMUNITY'
  /** Empresa. */
  | 'COMPANY'
  /** Particular. */
  | 'PERSON'
  /** Administración pública. */
  | 'PUBLIC_BODY';

/** The priority of a service. */
export type Priority =
  /** Alta. */
  | 'HIGH'
  /** Baja. */
  | 'LOW'
  /** Normal. */
  | 'NORMAL'
  /** Urgente. */
  | 'URGENT';

/** The status of a prospect. Changed only by the transitions of `domain/prospects/prospect-states.ts`. */
export type ProspectStatus =
  /** Contactado. */
  | 'CONTACTED'
  /** Convertido in a client: final. */
  | 'CONVERTED'
  /** Descartado: spam or a duplicate. */
  | 'DISCARDED'
  /** Perdido, with a reason of the settings. */
  | 'LOST'
  /** Nuevo: not answered yet; the first-response deadline applies. */
  | 'NEW'
  /** Cualificado. */
  | 'QUALIFIED'
  /** Presupuestado. */
  | 'QUOTED';

/** A place, as typed. */
export type SiteInput = {
  /** The access instructions, at most 4,000 characters. */
  accessNotes?: string | null | undefined;
  /** The address; street, postal code and city are required. */
  address: AddressInput;
  /** The contact person. */
  contactName?: string | null | undefined;
  /** A valid phone number. */
  contactPhone?: string | null | undefined;
  /** Whether the site is a home. */
  isDwelling?: boolean | null | undefined;
  /** The name, 1 to 100 characters. */
  name: string;
  /** The zone; null to derive it from the postal code. */
  zoneId?: string | number | null | undefined;
};

/** A time span. */
export type TimeWindowInput = {
  /** When it ends, after `start`; at most 24 hours later. */
  end: string;
  /** When it begins. */
  start: string;
};

export type ConvertProspectMutationVariables = Exact<{
  input: Types.ConvertProspectInput;
  key: string;
}>;


export type ConvertProspectMutation = { convertProspect:
    | { __typename: 'ConflictError', message: string, change: { byName: string, at: string } | null, current:
        | { id: string, code: string, displayName: string, status: Types.ProspectStatus, lostReasonId: string | null, discardKind: Types.DiscardKind | null, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, notDuplicateOf: Array<string>, version: number, kind: Types.PartyKind, name: string | null, lastName: string | null, legalName: string | null, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, nextActionOn: string | null, notes: string | null, doNotContact: boolean, address: { province: string, street: string, number: string | null, floor: string | null, postalCode: string, city: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, title: string } | null, owner: { id: string, name: string } | null }
        | Record<PropertyKey, never>
       }
    | { __typename: 'ConvertProspectSuccess', made: boolean, prospect: { id: string, code: string, displayName: string, status: Types.ProspectStatus, lostReasonId: string | null, discardKind: Types.DiscardKind | null, firstResponseDueAt: string | null, firstResponseAt: string | null, createdAt: string, notDuplicateOf: Array<string>, version: number, kind: Types.PartyKind, name: string | null, lastName: string | null, legalName: string | null, nif: string | null, email: string | null, phone: string | null, sourceId: string | null, interestIds: Array<string>, need: string | null, estimatedValueCents: number | null, nextActionOn: string | null, notes: string | null, doNotContact: boolean, address: { province: string, street: string, number: string | null, floor: string | null, postalCode: string, city: string } | null, convertedTo: { id: string, code: string, name: string } | null, convertedService: { id: string, title: string } | null, owner: { id: string, name: string } | null }, client: { id: string, code: string, legalName: string }, service: { id: string } | null }
    | { __typename: 'DuplicateError', message: string, mustLink: boolean, matches: Array<{ entity: Types.EntityKind, id: string, code: string, name: string, matchedOn: Array<Types.MatchField>, prospectStatus: Types.ProspectStatus | null, archived: boolean, kind: Types.PartyKind, phone: string | null, address: string | null, openServices: number | null }> }
    | { __typename: 'KeyReusedError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'TransitionError', message: string }
    | { __typename: 'ValidationError', message: string, fields: Array<{ path: string, message: string }> }
   };


export const ConvertProspectDocument = {"__meta__":{"hash":"7966071b43a9df28cfc54a056f23cc6cb801f676ec26a298f470f18715e8df10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConvertProspect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertProspectInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertProspect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertProspectSuccess"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"made"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospect"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProspectDetail_prospect"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"legalName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prospect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProspectDetail_prospect"},"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicatePanel_match"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"mustLink"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProspectForm_prospect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prospect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"legalName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nif"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"floor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"postalCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"interestIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"need"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"estimatedValueCents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"doNotContact"},"arguments":[],"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProspectDetail_prospect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prospect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lostReasonId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discardKind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponseDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstResponseAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notDuplicateOf"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"province"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"convertedTo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"convertedService"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProspectForm_prospect"},"directives":[]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicatePanel_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateMatch"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"matchedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prospectStatus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"archived"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"openServices"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ConvertProspectMutation, ConvertProspectMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema.generated.ts';

import { queryHook } from '#apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a point of a checklist is answered. */
export type ChecklistKind =
  /** One of its options. */
  | 'CHOICE'
  /** A number. */
  | 'NUMBER'
  /** Free text. */
  | 'TEXT'
  /** Sí o no. */
  | 'YES_NO';

/** How much a service presses. */
export type Priority =
  /** Alta. */
  | 'HIGH'
  /** Baja. */
  | 'LOW'
  /** Normal. */
  | 'NORMAL'
  /** Urgente. */
  | 'URGENT';

/** What a service type is for. */
export type ServiceCategory =
  /** Visita de valoración. */
  | 'ASSESSMENT'
  /** Avería. */
  | 'BREAKDOWN'
  /** Inspección. */
  | 'INSPECTION'
  /** Instalación. */
  | 'INSTALLATION'
  /** Mantenimiento. */
  | 'MAINTENANCE';

export type ServiceType_FormFragment = { id: string, name: string, retired: boolean, category: Types.ServiceCategory, durationMinutes: number, priority: Types.Priority, instructions: string | null, skillIds: Array<string>, requiresSignature: boolean, minPhotos: number, checklist: Array<{ text: string, kind: Types.ChecklistKind, options: Array<string>, required: boolean }> };

export type ServiceTypePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceTypePageQuery = { settings: { serviceTypes: { version: number, values: Array<{ id: string, name: string, retired: boolean, category: Types.ServiceCategory, durationMinutes: number, priority: Types.Priority, instructions: string | null, skillIds: Array<string>, requiresSignature: boolean, minPhotos: number, checklist: Array<{ text: string, kind: Types.ChecklistKind, options: Array<string>, required: boolean }> }> } } };

export const ServiceType_FormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceType_form"},"variableDefinitions":[],"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retired"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priority"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"skillIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requiresSignature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minPhotos"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ServiceType_FormFragment, unknown>;
export const ServiceTypePageDocument = {"__meta__":{"hash":"293fb03b76bcc075c0804a457aec871e4901e4f5ae6f166a9e06893b73dd9154"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceTypePage"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"values"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceType_form"},"directives":[]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceType_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retired"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priority"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"instructions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"skillIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requiresSignature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minPhotos"},"arguments":[],"directives":[]}]}}]} as unknown as DocumentNode<ServiceTypePageQuery, ServiceTypePageQueryVariables>;

/** Runs `ServiceTypePage` and follows its answer in the cache. */
export const useServiceTypePageQuery = /* #__PURE__ */ queryHook(ServiceTypePageDocument);
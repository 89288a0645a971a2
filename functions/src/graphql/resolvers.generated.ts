import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User } from '../staff/user.ts';
import type { GraphQLContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601 with milliseconds: `2026-11-21T14:05:09.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** How many rows a page carries: a whole number from 1 to 100, also when it comes in a variable. */
  PageSize: { input: number; output: number; }
  /** A version 4 UUID made by the client, one per intent, so that a repeated request is not a second act. */
  UUID: { input: string; output: string; }
};

/** A new technician, as typed; the server trims name, surname, e-mail and phone. */
export type CreateTechnicianInput = {
  /** The address they sign in with; the form of one, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Apellidos, 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** Nombre, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. Goes to Firebase Auth only: never stored, logged or returned. */
  password: Scalars['String']['input'];
  /** A number that can be dialled, Spanish or with its prefix; blank or absent for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** How making a technician ended. */
export type CreateTechnicianResult = CreateTechnicianSuccess | EmailTakenError | KeyReusedError | ValidationError;

/** The technician was made, now or by the first request with this key. */
export type CreateTechnicianSuccess = {
  __typename?: 'CreateTechnicianSuccess';
  /** The new technician. */
  technician: Technician;
};

/** Another member of staff has this e-mail; nothing was changed. */
export type EmailTakenError = UserError & {
  __typename?: 'EmailTakenError';
  /** The field at fault, with the same words. */
  fields: Array<FieldError>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Spanish, ready to stand beside the field. */
  message: Scalars['String']['output'];
  /** The field within `input`, such as `email`. */
  path: Scalars['String']['output'];
};

/** The key was used before for something else; nothing was changed. */
export type KeyReusedError = UserError & {
  __typename?: 'KeyReusedError';
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** The signed-in person. */
export type Me = {
  __typename?: 'Me';
  /** As it was typed when the account was made, trimmed. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos. */
  lastName: Scalars['String']['output'];
  /** Nombre. */
  name: Scalars['String']['output'];
  /** E.164, or null where none was given. */
  phone: Maybe<Scalars['String']['output']>;
  /** Read from `rol` of `users/{uid}` on this very request. */
  role: Role;
};

/** An administrator's first screen. */
export type MeAdmin = {
  __typename?: 'MeAdmin';
  /** Technicians who may sign in. One aggregation, billed as one read per thousand. */
  activeTechnicianCount: Scalars['Int']['output'];
  /** The person. */
  user: Me;
};

/** An agent's first screen. */
export type MeAgent = {
  __typename?: 'MeAgent';
  /** The person. */
  user: Me;
};

/** A technician's first screen. */
export type MeTechnician = {
  __typename?: 'MeTechnician';
  /** The person. */
  user: Me;
};

/** What can be done. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes a technician: the account they sign in with and their document, both or neither.
   * The e-mail is compared without regard to case; an Auth account left over without a document is deleted and made anew.
   */
  createTechnician: CreateTechnicianResult;
};


/** What can be done. */
export type MutationCreateTechnicianArgs = {
  input: CreateTechnicianInput;
  key: InputMaybe<Scalars['UUID']['input']>;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last row; null where the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether `after: endCursor` gives more rows. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** What can be asked. */
export type Query = {
  __typename?: 'Query';
  /** The signed-in person. Any role; carries the role, which the web needs to choose menu and routes. */
  me: Me;
  /** The administrator signed in, with what their first screen shows. */
  meAdmin: MeAdmin;
  /** The agent signed in, with what their first screen shows. */
  meAgent: MeAgent;
  /** The technician signed in, with what their first screen shows. */
  meTechnician: MeTechnician;
  /** One technician, or null where there is none with that id. */
  technician: Maybe<Technician>;
  /** Technicians in Spanish alphabetical order of surname and name. A page of n rows, n ≥ 1, costs at most n + 2 document reads. */
  technicians: TechnicianConnection;
};


/** What can be asked. */
export type QueryTechnicianArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryTechniciansArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['PageSize']['input'];
};

/** What a member of staff may do. Stored in lower case in `users/{uid}.rol`. */
export type Role =
  /** Administración: every screen; staff, settings and everything an agent may do. */
  | 'ADMIN'
  /** Agente (office): prospects, clients, services and planning. */
  | 'AGENT'
  /** Técnico: their own day, visits and work reports. */
  | 'TECHNICIAN';

/** A technician: a member of staff with the role TECHNICIAN. */
export type Technician = {
  __typename?: 'Technician';
  /** When the account was made (the server's `timeStamp`). */
  createdAt: Scalars['DateTime']['output'];
  /** As typed, trimmed; signing in does not regard its case. */
  email: Scalars['String']['output'];
  /** The Auth uid, which is also the key of `users/{uid}`. */
  id: Scalars['ID']['output'];
  /** Apellidos, as typed, trimmed. */
  lastName: Scalars['String']['output'];
  /** Nombre, as typed, trimmed. */
  name: Scalars['String']['output'];
  /** E.164, or null where none was given. */
  phone: Maybe<Scalars['String']['output']>;
  /** Whether they may sign in. */
  status: UserStatus;
};

/** A page of technicians. */
export type TechnicianConnection = {
  __typename?: 'TechnicianConnection';
  /** The rows with their cursors. */
  edges: Array<TechnicianEdge>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all: on the first page only, and null from 1,000 on, because counting further would cost reads that grow with the list. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** A technician in a page. */
export type TechnicianEdge = {
  __typename?: 'TechnicianEdge';
  /** Opaque position of this row in this order. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Technician;
};

/** Why something expected did not happen, in words for the person at the screen. */
export type UserError = {
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};

/** Whether a member of staff may work. Staff are suspended, never deleted. */
export type UserStatus =
  /** May sign in and work. */
  | 'ACTIVE'
  /** Is refused by every request with ACCOUNT_SUSPENDED. */
  | 'SUSPENDED';

/** Fields of the input are missing or wrong; nothing was changed. */
export type ValidationError = UserError & {
  __typename?: 'ValidationError';
  /** Each wrong field once, in the order of the input. */
  fields: Array<FieldError>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CreateTechnicianResult:
    | ( Omit<CreateTechnicianSuccess, 'technician'> & { technician: _RefType['Technician'] } & { __typename: 'CreateTechnicianSuccess' } )
    | ( EmailTakenError & { __typename: 'EmailTakenError' } )
    | ( KeyReusedError & { __typename: 'KeyReusedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( EmailTakenError )
    | ( KeyReusedError )
    | ( ValidationError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateTechnicianInput: CreateTechnicianInput;
  CreateTechnicianResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateTechnicianResult']>;
  CreateTechnicianSuccess: ResolverTypeWrapper<Omit<CreateTechnicianSuccess, 'technician'> & { technician: ResolversTypes['Technician'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailTakenError: ResolverTypeWrapper<EmailTakenError>;
  FieldError: ResolverTypeWrapper<FieldError>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeyReusedError: ResolverTypeWrapper<KeyReusedError>;
  Me: ResolverTypeWrapper<User>;
  MeAdmin: ResolverTypeWrapper<Omit<MeAdmin, 'user'> & { user: ResolversTypes['Me'] }>;
  MeAgent: ResolverTypeWrapper<Omit<MeAgent, 'user'> & { user: ResolversTypes['Me'] }>;
  MeTechnician: ResolverTypeWrapper<Omit<MeTechnician, 'user'> & { user: ResolversTypes['Me'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSize: ResolverTypeWrapper<Scalars['PageSize']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Role: Role;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Technician: ResolverTypeWrapper<User>;
  TechnicianConnection: ResolverTypeWrapper<Omit<TechnicianConnection, 'edges'> & { edges: Array<ResolversTypes['TechnicianEdge']> }>;
  TechnicianEdge: ResolverTypeWrapper<Omit<TechnicianEdge, 'node'> & { node: ResolversTypes['Technician'] }>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserStatus: UserStatus;
  ValidationError: ResolverTypeWrapper<ValidationError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CreateTechnicianInput: CreateTechnicianInput;
  CreateTechnicianResult: ResolversUnionTypes<ResolversParentTypes>['CreateTechnicianResult'];
  CreateTechnicianSuccess: Omit<CreateTechnicianSuccess, 'technician'> & { technician: ResolversParentTypes['Technician'] };
  DateTime: Scalars['DateTime']['output'];
  EmailTakenError: EmailTakenError;
  FieldError: FieldError;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  KeyReusedError: KeyReusedError;
  Me: User;
  MeAdmin: Omit<MeAdmin, 'user'> & { user: ResolversParentTypes['Me'] };
  MeAgent: Omit<MeAgent, 'user'> & { user: ResolversParentTypes['Me'] };
  MeTechnician: Omit<MeTechnician, 'user'> & { user: ResolversParentTypes['Me'] };
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PageSize: Scalars['PageSize']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Technician: User;
  TechnicianConnection: Omit<TechnicianConnection, 'edges'> & { edges: Array<ResolversParentTypes['TechnicianEdge']> };
  TechnicianEdge: Omit<TechnicianEdge, 'node'> & { node: ResolversParentTypes['Technician'] };
  UUID: Scalars['UUID']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  ValidationError: ValidationError;
};

export type AuthDirectiveArgs = {
  requires: Array<Role>;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CreateTechnicianResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateTechnicianResult'] = ResolversParentTypes['CreateTechnicianResult']> = {
  __resolveType: TypeResolveFn<'CreateTechnicianSuccess' | 'EmailTakenError' | 'KeyReusedError' | 'ValidationError', ParentType, ContextType>;
};

export type CreateTechnicianSuccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateTechnicianSuccess'] = ResolversParentTypes['CreateTechnicianSuccess']> = {
  technician?: Resolver<ResolversTypes['Technician'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EmailTakenErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmailTakenError'] = ResolversParentTypes['EmailTakenError']> = {
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyReusedErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['KeyReusedError'] = ResolversParentTypes['KeyReusedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type MeAdminResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MeAdmin'] = ResolversParentTypes['MeAdmin']> = {
  activeTechnicianCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type MeAgentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MeAgent'] = ResolversParentTypes['MeAgent']> = {
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type MeTechnicianResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MeTechnician'] = ResolversParentTypes['MeTechnician']> = {
  user?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createTechnician?: Resolver<ResolversTypes['CreateTechnicianResult'], ParentType, ContextType, RequireFields<MutationCreateTechnicianArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PageSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PageSize'], any> {
  name: 'PageSize';
}

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  meAdmin?: Resolver<ResolversTypes['MeAdmin'], ParentType, ContextType>;
  meAgent?: Resolver<ResolversTypes['MeAgent'], ParentType, ContextType>;
  meTechnician?: Resolver<ResolversTypes['MeTechnician'], ParentType, ContextType>;
  technician?: Resolver<Maybe<ResolversTypes['Technician']>, ParentType, ContextType, RequireFields<QueryTechnicianArgs, 'id'>>;
  technicians?: Resolver<ResolversTypes['TechnicianConnection'], ParentType, ContextType, RequireFields<QueryTechniciansArgs, 'first'>>;
};

export type TechnicianResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Technician'] = ResolversParentTypes['Technician']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type TechnicianConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TechnicianConnection'] = ResolversParentTypes['TechnicianConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TechnicianEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TechnicianEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TechnicianEdge'] = ResolversParentTypes['TechnicianEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Technician'], ParentType, ContextType>;
};

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'EmailTakenError' | 'KeyReusedError' | 'ValidationError', ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  CreateTechnicianResult?: CreateTechnicianResultResolvers<ContextType>;
  CreateTechnicianSuccess?: CreateTechnicianSuccessResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EmailTakenError?: EmailTakenErrorResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  KeyReusedError?: KeyReusedErrorResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MeAdmin?: MeAdminResolvers<ContextType>;
  MeAgent?: MeAgentResolvers<ContextType>;
  MeTechnician?: MeTechnicianResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageSize?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Technician?: TechnicianResolvers<ContextType>;
  TechnicianConnection?: TechnicianConnectionResolvers<ContextType>;
  TechnicianEdge?: TechnicianEdgeResolvers<ContextType>;
  UUID?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphQLContext> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};

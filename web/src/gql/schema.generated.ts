export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601 with milliseconds: `2026-11-21T14:05:09.000Z`. */
  DateTime: { input: string; output: string; }
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
  phone?: Maybe<Scalars['String']['output']>;
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
  key?: InputMaybe<Scalars['UUID']['input']>;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last row; null where the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
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
  technician?: Maybe<Technician>;
  /** Technicians in Spanish alphabetical order of surname and name. A page of n rows, n ≥ 1, costs at most n + 2 document reads. */
  technicians: TechnicianConnection;
};


/** What can be asked. */
export type QueryTechnicianArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. */
export type QueryTechniciansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
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
  phone?: Maybe<Scalars['String']['output']>;
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
  totalCount?: Maybe<Scalars['Int']['output']>;
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

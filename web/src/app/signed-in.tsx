import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { createClient } from '#apollo/client.ts';
import { MeDocument } from '#session/me.generated.ts';
import type { Person } from '#session/load-me.ts';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import type { SessionStore } from '#session/session-store.ts';
import { ASKED_FIRST } from '#shared/graphql/asked-first.ts';
import { takeEarly } from '#shared/graphql/early-answers.ts';
import { SESSION_ENDING } from '#shared/graphql/failure.ts';
import { noteOperations } from '#shared/graphql/note-operations.ts';
import { AppLayout } from './layouts/app-layout.tsx';
import { WORK_ROOT } from './technician-parts.ts';

function writeMe(client: ApolloClient, me: Person): void {
  client.writeQuery({ query: MeDocument, data: { me: { ...me, __typename: 'Me' } as Person } });
}

function clientFor(store: SessionStore, me: Person) {
  const client = createClient({
    getToken: store.getToken,
    takeEarly: (operation) => takeEarly(me.id, operation),
    onErrorCode: (code) => {
      if (code in SESSION_ENDING) void store.refuse(code, me.id);
    },
  });
  writeMe(client, me);
  return client;
}

function forget(client: ApolloClient): void {
  client.stop();
  void client.clearStore();
}

async function noteAskedFirst(store: SessionStore, id: string): Promise<void> {
  const asked = await ASKED_FIRST.it;
  if (asked && store.getSnapshot().person?.id === id) noteOperations(id, asked.url, asked.operations);
}

function Session({ person }: { person: Person }) {
  const store = useSessionStore();
  const [client] = useState(() => clientFor(store, person));
  // The same person: the app was opened offline, and now the server has confirmed who they are.
  useEffect(() => writeMe(client, person), [client, person]);
  useEffect(
    () => () => {
      if (store.getSnapshot().person?.id !== person.id) forget(client);
    },
    [client, person.id, store],
  );
  useEffect(() => {
    if (!worksInField(person.role)) void noteAskedFirst(store, person.id);
  }, [person.id, person.role, store]);
  return (
    <ApolloProvider client={client}>
      <AppLayout />
      {worksInField(person.role) && <WORK_ROOT.Part />}
    </ApolloProvider>
  );
}

export function SignedIn() {
  const { person } = useSession();
  return person && <Session key={person.id} person={person} />;
}

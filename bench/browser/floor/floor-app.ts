import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createClient } from '../../../web/src/apollo/client.ts';
import { ProspectsListDocument } from '../../../web/src/features/prospects/list/prospects-list.generated.ts';
import { createFirebaseAuth } from '../../../web/src/session/firebase/firebase-auth.ts';
import { readEnv } from '../../../web/src/shared/env.ts';

/** The least that these libraries can show: the first page of prospects in a bare table, for the stored session. */
const auth = createFirebaseAuth(readEnv(import.meta.env));
const client = createClient({
  getToken: async () => (await auth.lastUser())?.getToken() ?? null,
  onErrorCode: (code) => {
    throw new Error(code);
  },
});

function Table() {
  const { data } = useQuery(ProspectsListDocument, {
    variables: { first: 50, sort: 'NEWEST' },
  });
  const rows = data?.prospects.edges.map(({ node: { id, code, displayName, status } }) =>
    createElement(
      'tr',
      { key: id },
      ...[code, displayName, status].map((text) => createElement('td', { key: text }, text)),
    ),
  );
  return createElement(
    Fragment,
    null,
    createElement('h1', null, 'Prospectos'),
    rows && createElement('table', null, createElement('tbody', null, rows)),
  );
}

const route = createElement(Route, { path: '*', element: createElement(Table) });
const children = createElement(Routes, null, route);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    createElement(BrowserRouter, null, createElement(ApolloProvider, { client, children })),
  );

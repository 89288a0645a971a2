import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createElement, Fragment } from 'react';
import { createClient } from '../../../web/src/apollo/client.ts';
import { ServicesPageDocument } from '../../../web/src/features/services/list/services-page.generated.ts';
import type { AuthPort } from '../../../web/src/session/firebase/auth-port.ts';

function Rows() {
  const { data } = useQuery(ServicesPageDocument, {
    variables: { first: 25, sort: 'DUE', filter: { open: true } },
  });
  const rows = data?.services.edges.map(({ node: { id, code, title, status } }) =>
    createElement(
      'tr',
      { key: id },
      ...[code, title, status].map((text) => createElement('td', { key: text }, text)),
    ),
  );
  return createElement(
    Fragment,
    null,
    createElement('h1', null, 'Servicios'),
    rows && createElement('table', null, createElement('tbody', null, rows)),
  );
}

export function tableFor(auth: AuthPort) {
  const client = createClient({
    getToken: async () => (await auth.lastUser())?.getToken() ?? null,
    onErrorCode: (code) => {
      throw new Error(code);
    },
  });
  return () => createElement(ApolloProvider, { client, children: createElement(Rows) });
}

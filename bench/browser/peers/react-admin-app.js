import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import fakeRest from 'ra-data-fakerest';
import { Admin, Datagrid, List, Resource, SearchInput, TextField } from 'react-admin';

/** The list of clients as react-admin's own guide builds it; the data is in memory, so the server costs it nothing. */
const ClientList = () =>
  createElement(
    List,
    {
      filters: [createElement(SearchInput, { source: 'q', key: 'q', alwaysOn: true })],
      perPage: 25,
      sort: { field: 'legalName', order: 'ASC' },
    },
    createElement(
      Datagrid,
      null,
      ...['code', 'legalName', 'nif', 'phone', 'city', 'owner', 'siteCount', 'equipmentCount'].map((source) =>
        createElement(TextField, { source, key: source }),
      ),
    ),
  );

const answer = await fetch('clients.json');
const dataProvider = fakeRest({ clients: await answer.json() });
createRoot(document.getElementById('root')).render(
  createElement(
    Admin,
    { dataProvider, disableTelemetry: true },
    createElement(Resource, { name: 'clients', list: ClientList }),
  ),
);

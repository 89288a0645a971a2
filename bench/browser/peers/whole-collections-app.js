import { initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot } from 'firebase/firestore';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** The way of the first specification: Firestore's web SDK in the page, whole collections, joined in the browser. */
const { projectId, host, port } = globalThis.peer;
const database = getFirestore(initializeApp({ projectId, apiKey: 'demo' }));
connectFirestoreEmulator(database, host, port);

/** Not getDocs: ten seconds without an answer count as offline, and its empty memory as the answer. */
const all = (name) =>
  new Promise((resolve, reject) => {
    const look = ({ docs, metadata }) => {
      if (!metadata.fromCache) resolve(docs.map((document) => ({ ...document.data(), id: document.id })));
    };
    onSnapshot(collection(database, name), { includeMetadataChanges: true }, look, reject);
  });

async function readRows() {
  const [clients, sites, equipment, users] = await Promise.all(
    ['clients', 'sites', 'equipment', 'users'].map(all),
  );
  const countOf = (records, id) => records.filter(({ client }) => client?.id === id).length;
  return clients
    .filter(({ archived }) => !archived)
    .sort((one, other) => (one.sortName < other.sortName ? -1 : 1))
    .slice(0, 25)
    .map((client) => ({
      ...client,
      ownerName: users.find(({ id }) => id === client.owner?.id)?.name ?? '',
      siteCount: countOf(sites, client.id),
      equipmentCount: countOf(equipment, client.id),
    }));
}

function Clients() {
  const [rows, setRows] = useState(null);
  useEffect(() => void readRows().then(setRows), []);
  if (rows === null) return createElement('p', null, 'Cargando…');
  const line = ({ id, code, legalName, nif, phones, mainSite, ownerName, siteCount, equipmentCount }) =>
    createElement(
      'tr',
      { key: id },
      ...[code, legalName, nif, phones?.[0], mainSite?.city, ownerName, siteCount, equipmentCount].map(
        (text, n) => createElement('td', { key: n }, text),
      ),
    );
  return createElement('table', null, createElement('tbody', null, ...rows.map(line)));
}

createRoot(document.getElementById('root')).render(
  createElement(
    BrowserRouter,
    null,
    createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Clients) })),
  ),
);

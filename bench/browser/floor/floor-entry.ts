import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createFirebaseAuth } from '../../../web/src/session/firebase/firebase-auth.ts';
import { readEnv } from '../../../web/src/shared/env.ts';

/** The least that these libraries can show: a bare form, or the first page of services in a bare table for the stored session. */
const auth = createFirebaseAuth(readEnv(import.meta.env));
const isForm = location.search === '?formulario';

const fetchTable = () => import('./floor-table.ts');
if (!isForm) void fetchTable();
const Table = lazy(async () => ({ default: (await fetchTable()).tableFor(auth) }));

const Form = () =>
  createElement(
    'form',
    null,
    createElement('h1', null, 'Entrar'),
    createElement('input', { 'aria-label': 'Correo electrónico' }),
    createElement('button', { type: 'button', onClick: () => void auth.signIn('', '') }, 'Entrar'),
  );

const page = isForm
  ? createElement(Form)
  : createElement(Suspense, { fallback: createElement('h1', null, 'Servicios') }, createElement(Table));
const route = createElement(Route, { path: '*', element: page });

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(BrowserRouter, null, createElement(Routes, null, route)));

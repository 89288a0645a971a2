import { screen, within } from '@testing-library/react';
import { valueFromASTUntyped, visit } from 'graphql';
import { expect, test } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { OfficeHomeDocument } from '../../features/home/office-home.generated.ts';
import { firstOperation as prospectsOperation } from '../../features/prospects/prospects-page.tsx';
import { firstOperation as servicesOperation } from '../../features/services/list/services-page.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

/** The filter with which the dashboard counts a list. */
function countedBy(alias: string): unknown {
  const found: unknown[] = [];
  visit(OfficeHomeDocument, {
    Field: ({ alias: own, arguments: given }) => {
      const filter = given?.find(({ name }) => name.value === 'filter');
      if (own?.value === alias && filter) found.push(valueFromASTUntyped(filter.value));
    },
  });
  return found[0];
}

/** The filter with which the list behind a link is asked for, without what is not chosen. */
function listedBy(href: string): unknown {
  const url = new URL(href, 'https://cuadrilla.example');
  const { variables } = (url.pathname === '/services' ? servicesOperation : prospectsOperation)(url);
  const { filter } = variables as { filter: object };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
}

test('the lists behind the figures and behind «Ver todas» have the filter of what is counted', async () => {
  serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  const figures = await region('Resumen del día');
  const figure = (name: string) => listedBy(hrefOf(figures.getByRole('link', { name })));
  expect(figure('Sin asignar')).toEqual(countedBy('pending'));
  expect(figure('Fuera de plazo')).toEqual(countedBy('overdue'));
  expect(figure('Por facturar')).toEqual({ billing: 'TO_INVOICE' });
  expect(figure('Prospectos nuevos')).toEqual({ status: 'NEW' });
  const all = async (title: string, name: string) =>
    listedBy(hrefOf((await region(title)).getByRole('link', { name })));
  expect(await all('Sin asignar', 'Ver todos')).toEqual(countedBy('pending'));
  expect(await all('Fuera de plazo', 'Ver todos')).toEqual(countedBy('overdue'));
  expect(await all('Acciones de hoy', 'Ver todas')).toEqual(countedBy('actions'));
});

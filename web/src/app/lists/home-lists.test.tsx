import { HOME_PROSPECTS, HOME_SERVICES } from '@cuadrilla/domain/home/home-lists.ts';
import { screen, within } from '@testing-library/react';
import { valueFromASTUntyped, visit, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { homeFigures } from '../../testing/office-home.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { OfficeHomeDocument } from '../../features/home/office-home.generated.ts';
import { ProspectsListDocument } from '../../features/prospects/list/prospects-list.generated.ts';
import { firstOperation as prospectsOperation } from '../../features/prospects/prospects-page.tsx';
import { ServicesPageDocument } from '../../features/services/list/services-page.generated.ts';
import { firstOperation as servicesOperation } from '../../features/services/list/services-page.tsx';
import { ReviewPageDocument } from '../../features/services/review/review-page.generated.ts';
import { firstOperation as reviewOperation } from '../../features/services/review/review-page.tsx';

const LISTS = {
  '/services': { operation: servicesOperation, document: ServicesPageDocument },
  '/services/review': { operation: reviewOperation, document: ReviewPageDocument },
  '/customers': { operation: prospectsOperation, document: ProspectsListDocument },
};
const isList = (path: string): path is keyof typeof LISTS => path in LISTS;

/** The filters of an operation's fields by their names in it, without what is not chosen. */
function filtersIn(document: DocumentNode, variables: Record<string, unknown> = {}) {
  const found: Record<string, unknown> = {};
  visit(document, {
    Field: ({ alias, name, arguments: given }) => {
      const filter = given?.find((each) => each.name.value === 'filter');
      if (!filter) return;
      const asked = valueFromASTUntyped(filter.value, variables) as Record<string, unknown>;
      const chosen = Object.entries(asked).filter(([, value]) => value !== null);
      found[(alias ?? name).value] = Object.fromEntries(chosen);
    },
  });
  return found;
}

/** The filter with which the list behind a link is asked for. */
function listedBy(link: HTMLElement): unknown {
  const url = new URL(link.getAttribute('href') ?? '', 'https://cuadrilla.example');
  if (!isList(url.pathname)) throw new Error(`${url.pathname} is no list`);
  const { operation, document } = LISTS[url.pathname];
  return Object.values(filtersIn(document, operation(url).variables))[0];
}

async function openHome() {
  serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  await screen.findByRole('link', { name: 'Vencidas: 3' });
}

const SERVICES: [region: string, link: string, number: keyof typeof HOME_SERVICES][] = [
  ['Resumen del día', 'Sin asignar', 'unassigned'],
  ['Resumen del día', 'Fuera de plazo', 'overdue'],
  ['Resumen del día', 'Por revisar', 'toReview'],
  ['Resumen del día', 'Por facturar', 'toInvoice'],
  ['Sin asignar', 'Ver todos', 'unassigned'],
  ['Fuera de plazo', 'Ver todos', 'overdue'],
];

const PROSPECTS: [region: string, link: string, number: keyof typeof HOME_PROSPECTS][] = [
  ['Resumen del día', 'Prospectos nuevos', 'unanswered'],
  ['Resumen del día', '3 acciones vencidas', 'actionsOverdue'],
  ['Acciones de hoy', 'Ver todas', 'actionsToday'],
  ['Acciones de hoy', 'Vencidas: 3', 'actionsOverdue'],
];

// `functions/test/platform/home-lists.spec.ts` proves that each number is the length of the list with its filter.
test('each number of the dashboard leads to the list that has the filter of the number', async () => {
  await openHome();
  const filterOf = (region: string, name: string) =>
    listedBy(within(screen.getByRole('region', { name: region })).getByRole('link', { name }));
  for (const [region, name, number] of SERVICES) {
    expect([region, name, filterOf(region, name)]).toEqual([region, name, HOME_SERVICES[number]]);
  }
  for (const [region, name, number] of PROSPECTS) {
    expect([region, name, filterOf(region, name)]).toEqual([region, name, HOME_PROSPECTS[number]]);
  }
});

test('without overdue actions, the number of open prospects leads to them', async () => {
  serverFor('AGENT').on('OfficeHome', () => homeFigures({ overdueProspects: 0 }));
  renderApp({ path: '/', signedIn: true });
  expect(listedBy(await screen.findByRole('link', { name: '12 abiertos' }))).toEqual(HOME_PROSPECTS.open);
});

test('no other link of the dashboard leads to a list', async () => {
  await openHome();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://cuadrilla.example'));
  expect(paths.filter(({ pathname }) => isList(pathname))).toHaveLength(SERVICES.length + PROSPECTS.length);
});

test('the rows of the dashboard are the first of the lists behind its numbers', () => {
  expect(filtersIn(OfficeHomeDocument)).toEqual({
    pending: HOME_SERVICES.unassigned,
    overdue: HOME_SERVICES.overdue,
    actions: HOME_PROSPECTS.actionsToday,
  });
});

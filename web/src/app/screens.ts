import type { PersistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import type { ScreenPath } from './paths.ts';

const home = () => import('#features/home/home-page.tsx');
const placeholders = () => import('#features/placeholders/placeholder-pages.tsx');
const technicians = () => import('#features/technicians/technicians-page.tsx');
const newTechnician = () => import('#features/technicians/new-technician-page.tsx');

/** What each address shows, every area in a chunk of its own. */
export const PAGES = {
  '/': lazyPage(home, (m) => m.HomePage),
  '/customers': lazyPage(placeholders, (m) => m.ProspectsPage),
  '/customers/new': lazyPage(placeholders, (m) => m.NewProspectPage),
  '/clients': lazyPage(placeholders, (m) => m.ClientsPage),
  '/clients/new': lazyPage(placeholders, (m) => m.NewClientPage),
  '/services': lazyPage(placeholders, (m) => m.ServicesPage),
  '/services/new': lazyPage(placeholders, (m) => m.NewServicePage),
  '/technicians': lazyPage(technicians, (m) => m.TechniciansPage),
  '/technicians/new': lazyPage(newTechnician, (m) => m.NewTechnicianPage),
  '/agents': lazyPage(placeholders, (m) => m.AgentsPage),
  '/agents/new': lazyPage(placeholders, (m) => m.NewAgentPage),
  '/settings': lazyPage(placeholders, (m) => m.SettingsPage),
} as const satisfies Record<ScreenPath, ReturnType<typeof lazyPage>>;

/** The frame of the signed-in app, with Apollo in it: nobody signed out fetches it. */
export const SIGNED_IN = lazyPage(
  () => import('./signed-in.tsx'),
  (m) => m.SignedIn,
);

export const LOST_PASSWORD = lazyPage(
  () => import('#features/auth/lost-password-page.tsx'),
  (m) => m.LostPasswordPage,
);

export const RESET_PASSWORD = lazyPage(
  () => import('#features/auth/reset-password-page.tsx'),
  (m) => m.ResetPasswordPage,
);

/**
 * Fetches what a signed-in person will see at an address, while it is still being found out who they are. Gives what the
 * screen will ask first, where its module says so (`firstOperation`).
 */
export async function preloadScreen(url: URL): Promise<PersistedOperation | null> {
  void SIGNED_IN.preload();
  const known = Object.entries(PAGES).find(([path]) => path === url.pathname);
  const module = await (known?.[1] ?? PAGES['/']).preload();
  return module !== null && 'firstOperation' in module ? module.firstOperation(url) : null;
}

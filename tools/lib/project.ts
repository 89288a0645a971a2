/** Names that the tools and the running product share. A `demo-` project can never reach a real one. */
export const demoProject = 'demo-cuadrilla';
export const region = 'europe-southwest1';

/** The demo data's own accounts; local data only. */
export const demoAccounts = [
  { role: 'admin', email: 'admin@demo.es' },
  { role: 'agent', email: 'agente@demo.es' },
  { role: 'technician', email: 'tecnico@demo.es' },
] as const;
export const demoPassword = 'Demo1234!';

/** Where the functions emulator serves a function itself; the web server adds the path, such as `/files/…`, to it. */
export const functionTarget = (
  name: 'graphql' | 'files' | 'calendar',
  functionsPort: number,
  projectId: string,
): string => `http://127.0.0.1:${functionsPort}/${projectId}/${region}/${name}`;

/** What the web build needs to know of Firebase; the names are Vite's, the values those of the emulators. */
export const webEnvironment = (projectId: string, authHost: string): Record<string, string> => ({
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_AUTH_EMULATOR_URL: `http://${authHost}`,
});

/** The page of the product that takes a reset code. */
export const resetAddress = (site: string, oobCode: string): string =>
  `${site}/auth/reset-password?oobCode=${encodeURIComponent(oobCode)}`;

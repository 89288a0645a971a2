/** Shared by tools and product. A `demo-` project can never reach a real one. */
export const demoProject = 'demo-cuadrilla';
export const region = 'europe-southwest1';

export const demoAccounts = [
  { role: 'admin', email: 'admin@demo.es' },
  { role: 'agent', email: 'agente@demo.es' },
  { role: 'technician', email: 'tecnico@demo.es' },
] as const;
export const demoPassword = 'Demo1234!';

/** The web server appends the path, such as `/files/…`. */
export const functionTarget = (
  name: 'graphql' | 'files' | 'calendar',
  functionsPort: number,
  projectId: string,
): string => `http://127.0.0.1:${functionsPort}/${projectId}/${region}/${name}`;

export const webEnvironment = (projectId: string, authHost: string): Record<string, string> => ({
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_AUTH_EMULATOR_URL: `http://${authHost}`,
});

export const resetAddress = (site: string, oobCode: string): string =>
  `${site}/auth/reset-password?oobCode=${encodeURIComponent(oobCode)}`;

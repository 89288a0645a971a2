export function deployProblem(project: string | undefined, env: Record<string, string>): string | undefined {
  // A build by hand names no project: nothing to check.
  if (project === undefined) return undefined;
  const file = 'web/.env.production.local (see docs/deploy.md, step 4)';
  if (project.startsWith('demo-'))
    return `${project} exists on this machine only: name the real one with --project.`;
  if (env['VITE_FIREBASE_PROJECT_ID'] !== project) {
    return `${project} is to be deployed, but VITE_FIREBASE_PROJECT_ID in ${file} is ${env['VITE_FIREBASE_PROJECT_ID'] ?? 'missing'}.`;
  }
  if (!env['VITE_FIREBASE_API_KEY']) return `VITE_FIREBASE_API_KEY is missing in ${file}.`;
  if (env['VITE_AUTH_EMULATOR_URL']) return `VITE_AUTH_EMULATOR_URL must not be set in ${file}.`;
  return undefined;
}

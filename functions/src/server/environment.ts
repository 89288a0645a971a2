/** What the process says about where it runs, read once. Development is the functions emulator; all else is production. */
export type Environment = {
  development: boolean;
  projectId: string;
  rateLimited: boolean;
};

/** Reads the environment; throws where it does not say which project this is. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const projectId = env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'];
  if (!projectId) throw new Error('GCLOUD_PROJECT is not set: which Firebase project is this?');
  const development = env['FUNCTIONS_EMULATOR'] === 'true';
  return { development, projectId, rateLimited: !development || env['RATE_LIMIT'] === 'on' };
}

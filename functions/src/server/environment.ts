/** Development means the functions emulator; everything else is production. */
export type Environment = {
  development: boolean;
  projectId: string;
  rateLimited: boolean;
};

/** Throws if the project is not named. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const projectId = env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'];
  if (!projectId) throw new Error('GCLOUD_PROJECT is not set: which Firebase project is this?');
  const development = env['FUNCTIONS_EMULATOR'] === 'true';
  return { development, projectId, rateLimited: !development || env['RATE_LIMIT'] === 'on' };
}

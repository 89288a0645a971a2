import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './repository.ts';

/**
 * For emulators: no metadata look-ups, update checks, usage reports or prompts, and separate configuration folders, so that no
 * signed-in account is used or changed.
 */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const settings = inRepository('.cache', 'tool-settings');
  mkdirSync(join(settings, 'configstore'), { recursive: true });
  writeFileSync(join(settings, 'configstore', 'firebase-tools.json'), '{"usage":false,"optOut":true}\n');
  return {
    ...process.env,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools looks for newer versions at each start, which takes 10 s without a network.
    npm_config_offline: 'true',
    // A process of a function that is not up within 30 s on a busy machine leaves its request without an answer.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    METADATA_SERVER_DETECTION: 'none',
    XDG_CONFIG_HOME: settings,
    CLOUDSDK_CONFIG: join(settings, 'gcloud'),
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
    CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: 'true',
    CLOUDSDK_CORE_CHECK_GCE_METADATA: 'false',
    CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK: 'true',
    // Keeps the developer's own credentials away (undefined: not passed on).
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
    FIREBASE_CONFIG: undefined,
    ...extra,
  };
}

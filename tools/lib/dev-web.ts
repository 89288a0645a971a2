import { functionTarget, webEnvironment } from './project.ts';
import { loopback } from './processes/ports.ts';
import { startGroup, type Group } from './processes/process-group.ts';
import { inRepository, installed } from './repository.ts';
import { answers, answersGraphql, waitUntil } from './processes/wait-until.ts';

export async function startDevWeb(options: {
  port: number;
  projectId: string;
  authHost: string;
  functionsPort: number;
  logFile: string;
  onLine: (line: string) => void;
}): Promise<Group> {
  const script = installed('vite', 'bin', 'vite.js');
  const args = ['--port', String(options.port), '--strictPort', '--host', loopback, '--clearScreen', 'false'];
  const group = startGroup('Vite', process.execPath, [script, ...args], {
    cwd: inRepository('web'),
    env: {
      ...process.env,
      ...webEnvironment(options.projectId, options.authHost),
      GRAPHQL_TARGET: functionTarget('graphql', options.functionsPort, options.projectId),
      FILES_TARGET: functionTarget('files', options.functionsPort, options.projectId),
      CALENDAR_TARGET: functionTarget('calendar', options.functionsPort, options.projectId),
    },
    logFile: options.logFile,
    onLine: options.onLine,
  });
  const site = `http://${loopback}:${options.port}`;
  const wait = { timeoutMs: 90_000, groups: [group] };
  await waitUntil('the web app answers', () => answers(`${site}/`), wait);
  await waitUntil('GraphQL answers behind the web app', () => answersGraphql(`${site}/graphql`), wait);
  return group;
}

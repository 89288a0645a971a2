/** `npm run dev`: the whole product on emulators with demo data, until Ctrl-C. */
import { resolve } from 'node:path';
import { watchCodegen } from './lib/codegen-watch.ts';
import { startDevBackend } from './lib/dev-backend.ts';
import { devUsage, parseDevOptions, type DevOptions } from './lib/dev-options.ts';
import { startDevWeb } from './lib/dev-web.ts';
import { loopback, takenPorts } from './lib/processes/ports.ts';
import { isProblem } from './lib/testing/problem-lines.ts';
import { demoAccounts, demoPassword } from './lib/project.ts';
import { inRepository, repository } from './lib/repository.ts';
import { printResetLinks } from './lib/reset-links.ts';
import { demandNoOtherDev, forgetRunningDev, noteRunningDev } from './lib/processes/running-dev.ts';
import {
  afterShutdown,
  beforeShutdown,
  isShuttingDown,
  shutDown,
  shutDownOnSignals,
} from './lib/processes/shutdown.ts';

const say = (text: string): void => console.log(text);

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(devUsage);
    return;
  }
  const options = parseDevOptions(process.argv.slice(2));
  await claim(options);
  const logs = inRepository('.cache', 'logs', `dev-${options.site}`);
  const site = siteOf(options);
  const show = (name: string) => (line: string) => {
    if (!isShuttingDown() && isProblem(line)) say(`[${name}] ${line}`);
  };
  say('Starting the emulators …');
  const { where, groups, fill } = await startDevBackend(options, logs, say, show('emulators'));
  say('Putting the demo data and starting the web app …');
  const starting = startDevWeb({
    port: options.site,
    projectId: options.projectId,
    authHost: where.authHost,
    functionsPort: options.functions,
    logFile: `${logs}/web.log`,
    onLine: show('web'),
  });
  const [web] = await Promise.all([starting, fill()]);
  const codegen = watchCodegen(({ ok, output }) => {
    say(ok ? '[codegen] generated anew' : `[codegen] failed:\n${output}`);
  });
  const links = printResetLinks({ ...where, site }, say);
  for (const duty of [codegen.stop, links.stop]) beforeShutdown(duty);
  for (const group of [...groups, web]) {
    void group.exited.then(() =>
      endWith(`${group.name} ended unexpectedly. The logs: ${logs}\n${group.tail()}`),
    );
  }
  announce(site);
}

const siteOf = ({ site }: DevOptions): string => `http://localhost:${site}`;

/**
 * Checks for another launcher and writes the note at once, so that a second launcher started meanwhile finds it. The note stays
 * until every process has ended, because the data are saved until then.
 */
async function claim(options: DevOptions): Promise<void> {
  const outside = process.env['FIRESTORE_EMULATOR_HOST'];
  const wanted = wantedPorts(options, !outside);
  const dataFolder = resolve(repository, options.data);
  const ports = wanted.map(({ port }) => port);
  demandNoOtherDev({ dataFolder, ports });
  const sentences = await takenPorts(wanted);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  const isNoted = noteRunningDev({
    pid: process.pid,
    projectId: options.projectId,
    authHost: `${loopback}:${options.auth}`,
    firestoreHost: outside ?? `${loopback}:${options.firestore}`,
    site: siteOf(options),
    dataFolder,
    ports,
  });
  if (!isNoted) say('Another launcher runs: npm run seed, token and admin:create go on talking to that one.');
  afterShutdown(() => forgetRunningDev());
}

function wantedPorts(options: DevOptions, withFirestore: boolean) {
  const wanted = [
    { port: options.site, what: 'the web app', option: 'site' },
    { port: options.auth, what: 'the Auth emulator', option: 'auth' },
    { port: options.functions, what: 'the Functions emulator', option: 'functions' },
  ];
  if (!withFirestore) return wanted;
  return [...wanted, { port: options.firestore, what: 'the Firestore emulator', option: 'firestore' }];
}

function announce(site: string): void {
  say(`
Cuadrilla is ready:   ${site}
GraphQL and GraphiQL: ${site}/graphql

Demo accounts, all with the password ${demoPassword}
${demoAccounts.map(({ email, role }) => `  ${email.padEnd(18)} ${role}`).join('\n')}

Ctrl-C saves the data and ends everything.`);
}

function endWith(message: string): void {
  if (isShuttingDown()) return;
  console.error(message);
  void shutDown().then(() => process.exit(1));
}

shutDownOnSignals(() => say('\nSaving the data and ending everything …'));
main().catch((error: unknown) => {
  const isError = error instanceof Error;
  endWith(String(isError ? (process.env['DEBUG'] ? error.stack : error.message) : error));
});

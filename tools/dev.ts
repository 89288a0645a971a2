/** `npm run dev`: the whole product on this machine, on emulators, with demo data; Ctrl-C ends all of it. */
import { watchCodegen } from './lib/codegen-watch.ts';
import { startDevBackend } from './lib/dev-backend.ts';
import { devUsage, parseDevOptions, type DevOptions } from './lib/dev-options.ts';
import { startDevWeb } from './lib/dev-web.ts';
import { takenPorts } from './lib/ports.ts';
import { isProblem } from './lib/problem-lines.ts';
import { demoAccounts, demoPassword } from './lib/project.ts';
import { inRepository } from './lib/repository.ts';
import { printResetLinks } from './lib/reset-links.ts';
import { forgetRunningDev, noteRunningDev } from './lib/running-dev.ts';
import { beforeShutdown, isShuttingDown, shutDown, shutDownOnSignals } from './lib/shutdown.ts';

const say = (text: string): void => console.log(text);

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(devUsage);
    return;
  }
  const options = parseDevOptions(process.argv.slice(2));
  await demandPorts(options);
  const logs = inRepository('.cache', 'logs', `dev-${options.site}`);
  const site = `http://localhost:${options.site}`;
  const show = (name: string) => (line: string) => {
    if (!isShuttingDown() && isProblem(line)) say(`[${name}] ${line}`);
  };
  say('Starting the emulators and the demo data …');
  const { where, groups } = await startDevBackend(options, logs, say, show('emulators'));
  say('Starting the web app …');
  const web = await startDevWeb({
    port: options.site,
    projectId: options.projectId,
    authHost: where.authHost,
    functionsPort: options.functions,
    logFile: `${logs}/web.log`,
    onLine: show('web'),
  });
  const codegen = watchCodegen(({ ok, output }) => {
    say(ok ? '[codegen] generated anew' : `[codegen] failed:\n${output}`);
  });
  const links = printResetLinks({ ...where, site }, say);
  noteRunningDev({ ...where, site, pid: process.pid });
  for (const duty of [codegen.stop, links.stop, forgetRunningDev]) beforeShutdown(duty);
  for (const group of [...groups, web]) {
    void group.exited.then(() =>
      endWith(`${group.name} ended unexpectedly. The logs: ${logs}\n${group.tail()}`),
    );
  }
  announce(site);
}

async function demandPorts(options: DevOptions): Promise<void> {
  const wanted = [
    { port: options.site, what: 'the web app', option: 'site' },
    { port: options.auth, what: 'the Auth emulator', option: 'auth' },
    { port: options.functions, what: 'the Functions emulator', option: 'functions' },
  ];
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    wanted.push({ port: options.firestore, what: 'the Firestore emulator', option: 'firestore' });
  }
  const sentences = await takenPorts(wanted);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
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

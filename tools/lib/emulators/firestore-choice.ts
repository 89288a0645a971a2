import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptOffers, installFirst, onPath } from '../testing/apt.ts';
import { javaMajor } from './java.ts';

export type FirestoreChoice =
  { kind: 'outside'; host: string } | { kind: 'gcloud'; command: string } | { kind: 'firebase-tools' };

/** A parameter, so that a test can describe any machine. */
export type Machine = {
  outsideHost: string | undefined;
  gcloud: { command: string; hasEmulator: boolean } | undefined;
  java: number | undefined;
};

const gcloudJava = 11;
const firebaseJava = 21;
const jdkPackages = ['openjdk-21-jre-headless', 'openjdk-25-jre-headless'];

export function choose(machine: Machine): FirestoreChoice | undefined {
  if (machine.outsideHost) return { kind: 'outside', host: machine.outsideHost };
  const java = machine.java ?? 0;
  if (machine.gcloud?.hasEmulator && java >= gcloudJava)
    return { kind: 'gcloud', command: machine.gcloud.command };
  return java >= firebaseJava ? { kind: 'firebase-tools' } : undefined;
}

/** `has`: whether a command exists. `offers`: whether apt has a package. */
export type Sources = { has: (command: string) => boolean; offers: (name: string) => boolean };

const bothWays =
  'Either install a JDK of version 21 or newer, or the Google Cloud CLI with its component cloud-firestore-emulator, ' +
  'which any Java from version 11 runs.';

export function whatToInstall(machine: Machine, { has, offers }: Sources): string {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const found =
    machine.java === undefined ? 'no Java was found' : `the Java found is version ${machine.java}`;
  const lines = [`The Firestore emulator needs Java ${firebaseJava} or newer, and ${found}.`];
  if (machine.gcloud?.hasEmulator) {
    lines[0] = `gcloud's Firestore emulator is here, but it needs Java ${gcloudJava} or newer, and ${found}.`;
    if (has('apt-get')) lines.push(`Install it with:  ${sudo}apt-get install -y default-jre-headless`);
  } else {
    const offered = has('apt-get') ? jdkPackages.find(offers) : undefined;
    if (offered) lines.push(`Install it with:  ${sudo}apt-get install -y ${offered}`);
    else if (has('brew')) lines.push('Install it with:  brew install openjdk@21');
    else lines.push(bothWays);
  }
  if (machine.gcloud && !machine.gcloud.hasEmulator && (machine.java ?? 0) >= gcloudJava) {
    lines.push('Or, with the Java that is here:  gcloud components install cloud-firestore-emulator');
  }
  lines.push(
    'Or start a Firestore emulator yourself and name it:  FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run dev',
  );
  return lines.join('\n');
}

/** Installs Java where it may; throws the sentence if no emulator can be used. */
export function chooseFirestore(): FirestoreChoice {
  const chosen = choose(thisMachine());
  if (chosen) return chosen;
  const packages = thisMachine().gcloud?.hasEmulator ? [...jdkPackages, 'default-jre-headless'] : jdkPackages;
  installFirst(packages);
  const machine = thisMachine();
  const second = choose(machine);
  if (second) return second;
  const has = (command: string) => onPath(command) !== undefined;
  throw new Error(whatToInstall(machine, { has, offers: aptOffers }));
}

function thisMachine(): Machine {
  const command = onPath('gcloud');
  return {
    outsideHost: process.env['FIRESTORE_EMULATOR_HOST'],
    gcloud: command ? { command, hasEmulator: hasGcloudEmulator(command) } : undefined,
    java: javaMajor(),
  };
}

/** Looks into the installation folder: asking gcloud takes seconds and a network. */
function hasGcloudEmulator(command: string): boolean {
  const sdk = dirname(dirname(realpathSync(command)));
  return existsSync(join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'));
}

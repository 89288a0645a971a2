import { describe, expect, test } from 'vitest';
import { hasCandidate } from '../testing/apt.ts';
import { choose, whatToInstall } from './firestore-choice.ts';
import { parseJavaMajor } from './java.ts';

const gcloud = { command: '/usr/bin/gcloud', hasEmulator: true };
const bare = { outsideHost: undefined, gcloud: undefined, java: undefined };

describe('the choice of the Firestore emulator', () => {
  test.each([
    ['a running one comes first', { outsideHost: 'h:1', gcloud, java: 21 }, 'outside'],
    ["gcloud's runs on Java 11", { ...bare, gcloud, java: 11 }, 'gcloud'],
    ["gcloud's comes before firebase-tools'", { ...bare, gcloud, java: 21 }, 'gcloud'],
    [
      'gcloud without its component is not used',
      { ...bare, gcloud: { ...gcloud, hasEmulator: false }, java: 21 },
      'firebase-tools',
    ],
    ['firebase-tools runs on JDK 21', { ...bare, java: 21 }, 'firebase-tools'],
    ['there is none with only JDK 17', { ...bare, java: 17 }, undefined],
    ['there is none without Java', bare, undefined],
  ])('%s', (_name, machine, kind) => {
    expect(choose(machine)?.kind).toBe(kind);
  });

  test.each([
    [
      'no Java, apt',
      bare,
      ['apt-get', 'openjdk-21-jre-headless'],
      'apt-get install -y openjdk-21-jre-headless',
    ],
    [
      'no Java, apt with only version 25',
      bare,
      ['apt-get', 'openjdk-25-jre-headless'],
      'apt-get install -y openjdk-25',
    ],
    ['no Java, brew', bare, ['brew'], 'brew install openjdk@21'],
    [
      'no Java, gcloud with its emulator',
      { ...bare, gcloud },
      ['apt-get'],
      'apt-get install -y default-jre-headless',
    ],
    [
      'Java 17, gcloud without its emulator',
      { ...bare, java: 17, gcloud: { ...gcloud, hasEmulator: false } },
      [],
      'gcloud components install cloud-firestore-emulator',
    ],
  ])('suggests what to install: %s', (_name, machine, there: string[], words) => {
    const isThere = (name: string) => there.includes(name);
    expect(whatToInstall(machine, { has: isThere, offers: isThere })).toContain(words);
  });

  test('suggests both ways without a package name when apt has no recent Java (Debian 12)', () => {
    const has = (command: string) => command === 'apt-get';
    const hint = whatToInstall({ ...bare, java: 17 }, { has, offers: () => false });
    expect(hint).toMatch(
      /JDK of version 21 or newer, or .* cloud-firestore-emulator, which any Java from version 11/,
    );
    expect(hint).not.toContain('apt-get');
  });
});

test.each([
  ['openjdk-17-jre-headless:\n  Installed: (none)\n  Candidate: 17.0.21+9-1~deb12u1\n', true],
  ['openjdk-21-jre-headless:\n  Installed: (none)\n  Candidate: (none)\n  Version table:\n', false],
  ['', false],
])('hasCandidate of the apt policy %j', (policy, offered) => {
  expect(hasCandidate(policy)).toBe(offered);
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', undefined],
])('parseJavaMajor of %s', (text, major) => {
  expect(parseJavaMajor(text)).toBe(major);
});

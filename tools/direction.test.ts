import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRepository } from './lib/repository.ts';

type Rules = { forbidden: NonNullable<NonNullable<ICruiseOptions['ruleSet']>['forbidden']> };

const { forbidden } = createRequire(import.meta.url)(inRepository('.dependency-cruiser.cjs')) as Rules;

const PLANTED: [from: string, to: string, rule: string][] = [
  ['domain/price.ts', 'node_modules/react/index.js', 'domain-is-pure'],
  ['domain/price.ts', 'web/src/shared/price.ts', 'domain-is-pure'],
  ['web/src/shared/ui/list.tsx', 'node_modules/@apollo/client/index.js', 'shared-knows-no-graphql'],
  ['web/src/shared/ui/list.tsx', 'web/src/shared/ui/list.generated.ts', 'shared-knows-no-graphql'],
  ['web/src/shared/ui/list.tsx', 'web/src/session/session.ts', 'shared-is-ground'],
  ['web/src/apollo/client.ts', 'web/src/session/session.ts', 'apollo-below-session'],
  ['web/src/features/clients/page.tsx', 'web/src/features/services/part.tsx', 'features-stand-alone'],
  ['web/src/features/clients/page.tsx', 'web/src/app/frame.tsx', 'features-below-app'],
  ['web/src/features/clients/page.tsx', 'node_modules/react-aria/index.js', 'screens-use-the-kit'],
  ['web/src/records/staff/name.tsx', 'web/src/outbox/acts/act.ts', 'outbox-above-records'],
  ['web/src/features/auth/login.tsx', 'node_modules/firebase/auth.js', 'firebase-only-in-session'],
  ['web/src/apollo/client.ts', 'functions/src/server/server.ts', 'web-takes-nothing-from-functions'],
  ['functions/src/server/server.ts', 'web/src/apollo/client.ts', 'functions-take-nothing-from-web'],
  ['functions/src/clients/clients.resolvers.ts', 'functions/src/acting.ts', 'resolvers-decide-nothing'],
  [
    'functions/src/clients/clients.resolvers.ts',
    'functions/src/clients/store/client-store.ts',
    'resolvers-ask-use-cases',
  ],
  [
    'functions/src/clients/clients.resolvers.ts',
    'functions/src/clients/store/row.ts',
    'resolvers-ask-use-cases',
  ],
  [
    'functions/src/clients/update-client.ts',
    'functions/src/store/transaction.ts',
    'use-cases-hold-no-transaction',
  ],
  [
    'functions/src/clients/store/client-store.ts',
    'functions/src/clients/clients.resolvers.ts',
    'stores-below-resolvers',
  ],
  ['functions/src/clients/store/client-records.ts', 'functions/src/failures.ts', 'stores-refuse-nothing'],
  ['functions/src/clients/store/client-store.ts', 'domain/people/permissions.ts', 'stores-refuse-nothing'],
  ['functions/src/prospects/store/prospect-records.ts', 'functions/src/failures.ts', 'stores-refuse-nothing'],
  ['functions/src/visits/store/visit-records.ts', 'functions/src/failures.ts', 'stores-refuse-nothing'],
  ['functions/src/work-reviews/work-review-store.ts', 'functions/src/acting.ts', 'stores-refuse-nothing'],
  ['functions/src/attachments/store/attachment-records.ts', 'domain/people/roles.ts', 'stores-know-no-role'],
  ['functions/src/reports/report-store.ts', 'domain/text/messages.ts', 'stores-refuse-nothing'],
  ['functions/src/activity/note-store.ts', 'functions/src/failures.ts', 'stores-refuse-nothing'],
  ['functions/src/activity/audit-store.ts', 'functions/src/local-day.ts', 'stores-refuse-nothing'],
  ['functions/src/services/store/service-list.ts', 'functions/src/errors.ts', 'stores-refuse-nothing'],
  ['functions/src/items/store/item-store.ts', 'node_modules/graphql/index.js', 'stores-refuse-nothing'],
  ['functions/src/billing/store/billing-store.ts', 'domain/text/failures.ts', 'stores-refuse-nothing'],
  ['functions/src/staff/store/staff-records.ts', 'functions/src/acting.ts', 'stores-refuse-nothing'],
  ['functions/src/settings/value-uses-store.ts', 'domain/text/messages.ts', 'stores-refuse-nothing'],
  ['functions/src/clients/store/client-records.ts', 'domain/people/roles.ts', 'stores-know-no-role'],
  [
    'functions/src/prospects/convert/convert-prospect.ts',
    'functions/src/clients/create-client.ts',
    'use-cases-stand-alone',
  ],
  [
    'functions/src/exports/lists/audit-source.ts',
    'functions/src/activity/read-audit.ts',
    'use-cases-stand-alone',
  ],
  [
    'functions/src/field-work/carry-out.ts',
    'functions/src/services/acts/close-services.ts',
    'use-cases-stand-alone',
  ],
  ['functions/src/clients/update-client.ts', 'functions/test/kits/kit.ts', 'no-test-code-in-product'],
  ['functions/src/unit/unit.ts', 'functions/src/unit/testing/test-unit.ts', 'no-test-code-in-product'],
  ['functions/src/work/visit.ts', 'functions/src/settings/settings.ts', 'areas-in-order'],
  ['functions/src/clients/read-records.ts', 'functions/src/services/known-sites.ts', 'areas-in-order'],
  ['functions/src/services/known-sites.ts', 'functions/src/visits/slot-facts.ts', 'areas-in-order'],
  ['functions/src/attachments/file-guards.ts', 'functions/src/field-work/carry-out.ts', 'areas-in-order'],
  ['functions/src/search/search-hits.ts', 'functions/src/system/stale-copy.ts', 'areas-in-order'],
  ['functions/src/exports/export-store.ts', 'functions/src/vehicles/vehicle.ts', 'areas-in-order'],
  ['functions/src/tools/tool.ts', 'functions/src/vehicles/vehicle.ts', 'areas-in-order'],
  ['functions/src/vehicles/vehicle-store.ts', 'domain/text/messages.ts', 'stores-refuse-nothing'],
  ['functions/src/vehicles/vehicle-store.ts', 'domain/people/roles.ts', 'stores-know-no-role'],
  ['functions/src/store/act.ts', 'functions/src/vehicles/vehicle.ts', 'areas-above-the-ground'],
  ['functions/src/vehicles/vehicle.ts', 'functions/src/server/context.ts', 'composition-above-areas'],
  ['functions/src/store/act.ts', 'functions/src/work/visit.ts', 'areas-above-the-ground'],
  ['functions/src/errors.ts', 'functions/src/server/context.ts', 'areas-above-the-ground'],
  ['functions/src/clients/read-records.ts', 'functions/src/server/context.ts', 'composition-above-areas'],
];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'direction-'));
});

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function refusedIn(folder: string): Promise<string[]> {
  const folders = ['domain', 'web', 'functions'];
  for (const each of folders) mkdirSync(join(folder, each), { recursive: true });
  const { output } = await cruise(folders, {
    ...{ baseDir: folder, validate: true, ruleSet: { forbidden } },
    ...{ tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

describe('dependency-cruiser', () => {
  test.each(PLANTED)('rejects an import from %s to %s by the rule %s', async (from, to, rule) => {
    const folder = mkdtempSync(join(tree, 'planted-'));
    const up = '../'.repeat(from.split('/').length - 1);
    write(folder, to, 'export const planted = 1;\n');
    write(folder, from, `import { planted } from '${up}${to}';\nexport const taken = planted;\n`);
    expect(await refusedIn(folder)).toContain(rule);
  });

  test.each([
    ['rejects an import of a package that only another package declares', {}, ['declared-dependencies-only']],
    ['accepts an import of a declared package', { zod: '4.0.0' }, []],
  ])('%s', async (_what, dependencies, refused) => {
    const folder = mkdtempSync(join(tree, 'declared-'));
    write(folder, 'node_modules/zod/package.json', '{ "name": "zod", "main": "index.js" }');
    write(folder, 'node_modules/zod/index.js', 'export const object = 1;\n');
    write(folder, 'package.json', '{ "dependencies": { "zod": "4.0.0" } }');
    write(folder, 'web/package.json', JSON.stringify({ dependencies }));
    write(
      folder,
      'web/src/shared/form/schema.ts',
      "import { object } from 'zod';\nexport const empty = object;\n",
    );
    expect(await refusedIn(folder)).toEqual(refused);
  });

  test('rejects a type import between areas in the wrong order', async () => {
    const folder = mkdtempSync(join(tree, 'type-'));
    write(folder, 'functions/src/visits/visit.ts', 'export type Visit = { id: string };\n');
    write(
      folder,
      'functions/src/services/service.ts',
      "import type { Visit } from '../visits/visit.ts';\nexport type Service = { next: Visit };\n",
    );
    expect(await refusedIn(folder)).toEqual(['areas-in-order']);
  });

  test('accepts imports of placed areas by one that has no place, and within it', async () => {
    const folder = mkdtempSync(join(tree, 'new-area-'));
    write(folder, 'functions/src/staff/member.ts', 'export const member = 1;\n');
    write(folder, 'functions/src/exports/row.ts', 'export const row = 1;\n');
    write(
      folder,
      'functions/src/vehicles/driver.ts',
      "import { member } from '../staff/member.ts';\nimport { row } from '../exports/row.ts';\nexport const driver = member + row;\n",
    );
    write(
      folder,
      'functions/src/vehicles/vehicle.ts',
      "import { driver } from './driver.ts';\nexport const vehicle = driver;\n",
    );
    expect(await refusedIn(folder)).toEqual([]);
  });

  test('accepts imports in the allowed direction', async () => {
    const folder = mkdtempSync(join(tree, 'sound-'));
    write(folder, 'domain/price.ts', 'export const price = 1;\n');
    write(
      folder,
      'web/src/features/clients/page.tsx',
      "import { price } from '../../../../domain/price.ts';\nexport const page = price;\n",
    );
    write(folder, 'functions/src/services/price.ts', 'export const price = 1;\n');
    write(
      folder,
      'functions/src/visits/cost.ts',
      "import { price } from '../services/price.ts';\nexport const cost = price;\n",
    );
    expect(await refusedIn(folder)).toEqual([]);
  });
});

/** These rules look at syntax only: without types no program of a whole package is made for a few words. */
const eslint = new ESLint({ cwd: inRepository(), overrideConfig: tseslint.configs.disableTypeChecked });

async function lintIn(path: string[], text: string) {
  const [result] = await eslint.lintText(text, { filePath: inRepository(...path) });
  return result?.messages.map(({ ruleId }) => ruleId);
}

describe('ESLint in the domain', () => {
  test.each([
    ['the clock', 'export const late = () => Date.now();\n'],
    ['the current date', 'export const today = () => new Date();\n'],
    ['randomness', 'export const lot = () => Math.random();\n'],
    ['a new id', 'export const id = () => crypto.randomUUID();\n'],
  ])('rejects the use of %s', async (_what, text) => {
    expect(await lintIn(['domain', 'text', 'text.ts'], text)).toContain('no-restricted-syntax');
  });
});

describe('ESLint in a resolver', () => {
  test.each([
    ['its context', '(_source, _args, { stores }) => stores.clients.list()'],
    ['the request', '(_source, _args, context) => context.stores.clients.list()'],
  ])('rejects a query that reads a store of %s', async (_what, query) => {
    const text = `export const clientQueries = { clients: ${query} };\n`;
    const path = ['functions', 'src', 'clients', 'clients.resolvers.ts'];
    expect(await lintIn(path, text)).toContain('no-restricted-syntax');
  });
});

describe('ESLint in the server', () => {
  const opensUnit = [
    'export const carryOut = ({ unit }: Deps, act: Act) => unit<Done>(act, () => DONE);\n',
    'export const carryOut = (deps: Deps, act: Act) => deps.unit(act, () => DONE);\n',
    "export const carryOut = (viewer: Acting) => actOf(viewer, 'carryOut', {}, NOW);\n",
  ];

  test.each([
    ['a file that is called otherwise', ['field-work', 'carry-out.ts']],
    ['a resolver', ['clients', 'clients.resolvers.ts']],
    ['a store', ['clients', 'store', 'client-store.ts']],
  ])('rejects a unit of work in %s', async (_what, path) => {
    for (const text of opensUnit) {
      expect(await lintIn(['functions', 'src', ...path], text)).toContain('no-restricted-syntax');
    }
  });

  test.each([
    ['a use case', ['clients', 'update-client.ts']],
    ['a use case with a verb of two words', ['field-work', 'on-service', 'work-on-service.ts']],
  ])('accepts a unit of work in %s', async (_what, path) => {
    for (const text of opensUnit) {
      expect(await lintIn(['functions', 'src', ...path], text)).not.toContain('no-restricted-syntax');
    }
  });
});

describe('ESLint in a store', () => {
  test.each([
    ['returns a refusal', "export const find = () => ({ kind: 'notFound' });\n"],
    ['contains Spanish text', "export const WORDS = 'No está aquí';\n"],
    ['contains Spanish text without accents', "export const WORDS = 'Solo va junto con fechas';\n"],
  ])('rejects code that %s', async (_what, text) => {
    const path = ['functions', 'src', 'clients', 'store', 'client-store.ts'];
    expect(await lintIn(path, text)).toContain('no-restricted-syntax');
  });
});

const PRODUCT: [what: string, path: string[]][] = [
  ['a rule', ['domain', 'people', 'absence.ts']],
  ['a use case', ['functions', 'src', 'staff', 'change-details.ts']],
  ['a store', ['functions', 'src', 'clients', 'store', 'client-store.ts']],
  ['a resolver', ['functions', 'src', 'clients', 'clients.resolvers.ts']],
  ['a screen', ['web', 'src', 'features', 'agents', 'list', 'agent-row.tsx']],
];

describe('ESLint in all product code', () => {
  test.each(PRODUCT)('rejects %s that compares a role by its name', async (_what, path) => {
    for (const text of ["role === 'ADMIN'", "'TECHNICIAN' !== role"]) {
      const code = `export const isSo = (role: string) => ${text};\n`;
      expect(await lintIn(path, code)).toContain('no-restricted-syntax');
    }
  });

  test.each(PRODUCT)('rejects %s that spreads an object of its own', async (_what, path) => {
    const code = 'export const both = (a: number, b: number) => ({ ...{ a, b } });\n';
    expect(await lintIn(path, code)).toContain('no-restricted-syntax');
  });

  test('rejects an element that spreads an object of its own', async () => {
    const code = 'export const Row = ({ a, b }: Props) => <Cell {...{ a, b }} />;\n';
    const path = ['web', 'src', 'features', 'agents', 'list', 'agent-row.tsx'];
    expect(await lintIn(path, code)).toContain('no-restricted-syntax');
  });
});

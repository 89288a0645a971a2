import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { VERBS } from './tools/lib/use-case-verbs.cjs';

const generated = ['**/*.generated.ts', '**/*.generated.tsx', 'functions/test/gql/**'];

/** An accent, or a short word that no English sentence has. */
const SPANISH = '/[áéíóúñ¿¡]| (del?|el|las?|los|que|con|se|por|para|una?|ya|es|va|van) /i';

/** Refused in `domain/`, where a rule takes time and chance as arguments. */
const GIVEN = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]',
    message: 'Take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Take what is random as an argument.',
  },
  {
    selector: 'MemberExpression[property.name=/^(randomUUID|getRandomValues)$/]',
    message: 'Take what is random as an argument.',
  },
];

const ROLE_COMPARED = {
  selector: 'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(ADMIN|AGENT|TECHNICIAN)$/]',
  message: 'Ask permissions.ts what a role may do, or roles.ts which one it is.',
};

/** Refused in all product code. */
const EVERYWHERE = [
  ROLE_COMPARED,
  {
    selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
    message: 'Write the properties themselves: a spread object only keeps them on one line.',
  },
];

/** Refused in the server outside use cases, by whose names dependency-cruiser keeps them apart. */
const USE_CASE_BEGUN = {
  selector:
    ':matches(CallExpression[callee.name=/^(unit|actOf|actOnService|assertCan)$/], CallExpression[callee.property.name=/^(unit|actOf)$/])',
  message:
    'A use case asserts and acts: its file begins with one of the verbs of tools/lib/use-case-verbs.cjs.',
};

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
      ...generated,
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    // A use case and a test read as one story; a tool talks to a terminal.
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'e2e/**/*.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['tools/**/*.ts', 'bench/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // Before the blocks below, which repeat it: the last one that fits a file says all that is restricted in it.
    files: ['functions/src/**/*.ts', 'web/src/**/*.ts', 'web/src/**/*.tsx'],
    ignores: [...TESTS, 'functions/src/seed/**'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    files: ['functions/src/**/*.ts'],
    // The source of an exported list asserts what the use case of its screen does.
    ignores: [
      ...TESTS,
      'functions/src/{seed,server,unit}/**',
      'functions/src/exports/lists/*-source.ts',
      `functions/src/**/@(${VERBS})-*.ts`,
    ],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, USE_CASE_BEGUN] },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: [...TESTS, 'functions/src/store/transaction.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'runTransaction',
          message: 'Call withTransaction, which runs it again when the database has closed it.',
        },
      ],
    },
  },
  {
    // A rule is given the time, and makes nothing up: the same input has the same outcome, in a test and a year from now.
    files: ['domain/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...GIVEN, ...EVERYWHERE],
    },
  },
  { files: ['domain/people/roles.ts'], rules: { 'no-restricted-syntax': ['error', ...GIVEN] } },
  {
    // What a store finds or not is judged by the use case that asked, which has the words for it.
    files: ['functions/src/**/*-store.ts', 'functions/src/*/store/**/*.ts'],
    ignores: ['functions/src/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name="kind"][value.value=/^(invalid|notFound|transition|conflict|duplicate|inUse|recentSignIn)$/]',
          message: 'A use case refuses; a store answers what is there, or null.',
        },
        {
          selector: `:matches(Literal[value=${SPANISH}], TemplateElement[value.raw=${SPANISH}])`,
          message: 'A sentence that a person reads belongs to domain/ or to the use case.',
        },
        ...EVERYWHERE,
        USE_CASE_BEGUN,
      ],
    },
  },
  {
    files: ['functions/src/**/*.resolvers.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclarator[id.name=/Queries$/] Identifier[name="stores"]',
          message: 'A query asks a use case, which says who may read what.',
        },
        ...EVERYWHERE,
        USE_CASE_BEGUN,
      ],
    },
  },
  {
    files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          rootField: true,
        },
      ],
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
    },
  },
);

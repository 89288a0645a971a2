const { VERBS } = require('./tools/lib/use-case-verbs.cjs');

/** The direction of the house: see docs and `architecture`; each rule names what it keeps apart. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/**
 * The areas of the server in their order: each imports only those before it. A new one needs no place until another area imports
 * it: an area without one imports all of these, and no area imports it.
 */
const PLACED = [
  ...['work', 'settings', 'staff', 'items', 'clients', 'services', 'prospects', 'visits'],
  ...['work-reviews', 'attachments', 'reports', 'field-work', 'billing'],
  ...['planning', 'calendar', 'duplicates', 'search', 'imports', 'activity', 'system', 'exports'],
];

/** The other folders of the server: what all areas stand on, and what puts them together. */
const GROUND = ['store', 'tables', 'http', 'graphql'];
const COMPOSITION = ['contract', 'seed', 'server', 'unit'];

const inServer = (folders) => `^functions/src/(${folders.join('|')})/`;

const outside = (folders) => `^functions/src/(?!(?:${folders.join('|')})/)([^/]+)/`;

const AREA = outside([...GROUND, ...COMPOSITION]);
const WITHOUT_PLACE = outside([...PLACED, ...GROUND, ...COMPOSITION]);

const storesOf = (areas) => [`${areas}store/`, `${areas}.*-store\\.ts$`];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { pathNot: 'node_modules' } },
      'A cycle has no order to read it in.',
    ),
    forbid(
      'declared-dependencies-only',
      {
        path: '^(domain|web|functions)/',
        pathNot: ['\\.(test|spec)\\.tsx?$', '^functions/test/', '/testing/'],
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package that only another package has declared is gone when that one changes.',
    ),
    forbid(
      'domain-is-pure',
      { path: '^domain/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^domain/', 'node_modules/(zod|libphonenumber-js|temporal-polyfill)/'] },
      'Rules know nothing of React, Firebase, clock or environment.',
    ),
    forbid(
      'temporal-only-in-time',
      { path: '^(domain|web|functions)/', pathNot: '^domain/time/time\\.ts$' },
      { path: 'node_modules/temporal-polyfill/' },
      'One place turns clocks and calendars of a zone into instants.',
    ),
    forbid(
      'web-takes-nothing-from-functions',
      { path: '^web/' },
      { path: '^functions/' },
      'The two meet in schema.graphql and domain/.',
    ),
    forbid(
      'functions-take-nothing-from-web',
      { path: '^functions/' },
      { path: '^web/' },
      'The two meet in schema.graphql and domain/.',
    ),
    forbid(
      'features-stand-alone',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'What two features need goes to shared/.',
    ),
    forbid(
      'features-below-app',
      { path: '^web/src/(features|outbox|records|session|apollo|shared|gql)/' },
      { path: '^web/src/(app/|main)' },
      'app composes features, never the reverse.',
    ),
    forbid(
      'session-below-features',
      { path: '^web/src/(outbox|records|session|apollo|shared|gql)/' },
      { path: '^web/src/features/' },
      'A feature may be removed without touching the ground floor.',
    ),
    forbid(
      'outbox-above-records',
      { path: '^web/src/(records|session|apollo|shared|gql)/' },
      { path: '^web/src/outbox/' },
      'The technician’s queue uses what is below it; nothing below knows that there is one.',
    ),
    forbid(
      'shared-is-ground',
      { path: '^web/src/shared/' },
      { path: '^web/src/(session|apollo|records|outbox)/' },
      'Building blocks know nobody.',
    ),
    forbid(
      'shared-knows-no-graphql',
      { path: '^web/src/shared/' },
      { path: ['node_modules/@apollo/', '\\.generated\\.ts$', '^web/src/gql/'] },
      'Controls, forms and lists are given values and send functions.',
    ),
    forbid(
      'apollo-below-session',
      { path: '^web/src/apollo/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/session/' },
      'The client is given what tells it the token.',
    ),
    forbid(
      'screens-use-the-kit',
      { path: '^web/src/(app|features|records|outbox)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      {
        path: 'node_modules/',
        pathNot: [
          'node_modules/(react|react-dom|react-router|react-router-dom|zod|idb-keyval|signature_pad)/',
          'node_modules/(@tabler|@apollo|@graphql-typed-document-node|@react-pdf|@atlaskit)/',
          'node_modules/(@types/react|@types/react-dom|pdfkit|dejavu-fonts-ttf)/',
        ],
      },
      'A control comes from shared/ui, where it looks and behaves like all others.',
    ),
    forbid(
      'firebase-only-in-session',
      { path: '^web/', pathNot: '^web/src/session/' },
      { path: 'node_modules/(@firebase|firebase)/' },
      'One place talks to Firebase Auth.',
    ),
    forbid(
      'firestore-only-in-stores',
      {
        path: '^functions/src/',
        pathNot: [
          '-store\\.ts$',
          '^functions/src/(store|[^/]+/store|seed)/',
          '^functions/src/(index|seed|unit/(stores|unit)|server/(compose|maintenance)|staff/accounts/create-first-admin)\\.ts',
        ],
      },
      { path: 'node_modules/@google-cloud/firestore/|firebase-admin/.*firestore' },
      'Firestore types stop at *-store.ts.',
    ),
    forbid(
      'use-cases-hold-no-transaction',
      {
        path: '^functions/src/[^/]+/',
        pathNot: [
          '-store\\.ts$',
          '/store/',
          '\\.test\\.ts$',
          inServer([...GROUND, ...COMPOSITION.filter((folder) => folder !== 'contract')]),
          '^functions/src/staff/accounts/create-first-admin\\.ts$',
        ],
      },
      {
        path: [
          '^functions/src/.+/store/',
          '^functions/src/.*-store\\.ts$',
          '^functions/src/store/(codes|fanout/dependants|transaction|uniques)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'What reads and writes in a transaction is a store: a use case asks it for what it means.',
    ),
    forbid(
      'resolvers-touch-no-store-machinery',
      { path: '\\.resolvers\\.ts$' },
      { path: '^functions/src/(store/(transaction|intent-keys)|.*account-store)' },
      'Resolvers are thin: they call a use case.',
    ),
    forbid(
      'resolvers-ask-use-cases',
      { path: '\\.resolvers\\.ts$' },
      {
        path: '^functions/src/.+(-store\\.ts$|/store/)',
        dependencyTypesNot: ['type-only'],
      },
      'A resolver has no store but those of its context.',
    ),
    forbid(
      'resolvers-decide-nothing',
      { path: '^functions/src/.+(\\.resolvers|-mutations)\\.ts$' },
      {
        path: '^functions/src/(acting|local-day)\\.ts$|^functions/src/work/visit-ownership\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'Who may ask, and what for, is a use case’s to say.',
    ),
    forbid(
      'stores-below-resolvers',
      { path: '-store\\.ts$' },
      { path: '\\.resolvers\\.ts$|^functions/src/(index\\.ts|server/|contract/)' },
      'A request goes one way.',
    ),
    forbid(
      'stores-refuse-nothing',
      {
        path: storesOf(AREA),
      },
      {
        path: [
          '^functions/src/(failures|errors|acting|local-day)\\.ts$',
          '^domain/(text/(messages|failures)|people/permissions)\\.ts$',
          'node_modules/graphql/',
        ],
      },
      'A store queries and maps; what it means is decided by the use case that asked.',
    ),
    forbid(
      'stores-know-no-role',
      {
        path: storesOf(outside(['staff', ...GROUND, ...COMPOSITION])),
      },
      { path: '^domain/people/roles\\.ts$' },
      'The role of the viewer is a matter of the use case; in staff a role is a field of the record.',
    ),
    ...PLACED.map((area, place) =>
      forbid(
        'areas-in-order',
        { path: inServer([area]) },
        { path: [WITHOUT_PLACE, ...PLACED.slice(place + 1).map((later) => inServer([later]))] },
        'An area imports only those before it; what two areas share lies below both.',
      ),
    ),
    forbid(
      'areas-in-order',
      { path: WITHOUT_PLACE },
      { path: WITHOUT_PLACE, pathNot: '^functions/src/$1/' },
      'An area that another one imports takes its place in the order.',
    ),
    forbid(
      'areas-above-the-ground',
      {
        path: [inServer(GROUND), '^functions/src/[^/]+\\.ts$'],
        pathNot: [
          '^functions/src/(index|seed)\\.ts$',
          '^functions/src/graphql/resolvers\\.generated\\.ts$',
          // A job left in the database names how it rewrites a copy, so that one table knows the documents.
          '^functions/src/store/fanout/rewrites\\.ts$',
        ],
      },
      { path: [AREA, inServer(COMPOSITION)] },
      'What every area stands on knows none of them.',
    ),
    forbid(
      'composition-above-areas',
      { path: AREA, pathNot: '\\.test\\.ts$|/testing/' },
      {
        path: inServer(COMPOSITION),
        dependencyTypesNot: ['type-only'],
      },
      'An area is given its stores; it names no more than their types.',
    ),
    forbid(
      'use-cases-stand-alone',
      { path: '^functions/src/([^/]+)/', pathNot: '^functions/src/(seed|server)/' },
      {
        path: `^functions/src/.+/(${VERBS})-[^/]+\\.ts$`,
        pathNot: [inServer(['$1', ...GROUND, 'unit']), '-store\\.ts$', '/store/'],
        dependencyTypesNot: ['type-only'],
      },
      'A use case is called by its own area’s resolvers; what two areas need moves below both.',
    ),
    forbid(
      'no-test-code-in-product',
      { path: '^(domain|functions/src|web/src)/', pathNot: '\\.(test|spec)\\.tsx?$|/testing/' },
      { path: '\\.(test|spec)\\.tsx?$|^functions/test/|/testing/' },
      'The product does not carry its tests.',
    ),
    forbid(
      'functions-v2-only',
      { path: '^functions/' },
      { path: 'node_modules/firebase-functions/(lib/index|lib/v1)' },
      'The root import loads every trigger there is.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.cjs$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

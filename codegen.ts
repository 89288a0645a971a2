import type { CodegenConfig } from '@graphql-codegen/cli';
import { operationText } from './tools/codegen/operation-text.cjs';
import type { DocumentNode } from 'graphql';

/**
 * From the contract to both ends: typed resolvers and the persisted operations for `functions`, and beside each
 * `.graphql` document of `web` its types, its precompiled document and its Apollo hooks. The client preset is not used
 * because its single file would put every document into the first chunk.
 */
const scalars = {
  DateTime: { input: 'string', output: 'string' },
  PageSize: { input: 'number', output: 'number' },
  UUID: { input: 'string', output: 'string' },
  LocalDate: { input: 'string', output: 'string' },
  Cents: { input: 'number', output: 'number' },
};

const documents = 'web/src/**/*.graphql';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'functions/src/graphql/type-defs.generated.ts': {
      plugins: ['./tools/codegen/type-defs-plugin.cjs'],
    },
    // Inputs and enums apart from the resolvers, which know the context: stores and use cases below it may name them.
    'functions/src/graphql/types.generated.ts': {
      plugins: ['typescript'],
      config: {
        scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { object: true, field: true, inputValue: false },
      },
    },
    'functions/src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '../server/context.ts#GraphQLContext',
        mappers: {
          Me: '../staff/user.ts#User',
          MeAdmin: '../staff/user.ts#MeAdmin as MeAdminModel',
          Technician: '../staff/user.ts#User',
          Agent: '../staff/user.ts#User',
          TeamMember: '../staff/user.ts#User',
          Absence: '../staff/absences/absence.ts#Absence as AbsenceModel',
          Prospect: '../prospects/prospect.ts#Prospect as ProspectModel',
          Export: '../exports/export.ts#Export as ExportModel',
          Item: '../items/item.ts#Item as ItemModel',
          FieldItem: '../items/item.ts#Item as FieldItemModel',
          BillingBatch: '../billing/billing-batch.ts#BillingBatch as BillingBatchModel',
          BillingItem: '@cuadrilla/domain/billing/billing-item.ts#BillingItem as BillingItemModel',
          Import: '../imports/import.ts#Import as ImportModel',
          Client: '../clients/client.ts#Client as ClientModel',
          PropertyManager: '../records.ts#ClientRef as PropertyManagerModel',
          Site: '../clients/sites/site.ts#Site as SiteModel',
          Equipment: '../clients/equipment/equipment.ts#Equipment as EquipmentModel',
          Service: '../work/service.ts#Service as ServiceModel',
          ServiceLine: '@cuadrilla/domain/records/line.ts#ServiceLine as ServiceLineModel',
          Visit: '../work/visit.ts#Visit as VisitModel',
          VisitSuccess: '../visits/visit-success.ts#VisitSuccess as VisitSuccessModel',
          Attachment: '../attachments/attachment.ts#Attachment as AttachmentModel',
          WorkReport: '../reports/work-report.ts#WorkReport as WorkReportModel',
          WorkReview: '../work-reviews/work-review.ts#WorkReview as WorkReviewModel',
          FiledAct: '../work-reviews/work-review.ts#FiledAct as FiledActModel',
          ActivityEntry: '../activity/activity-entry.ts#ActivityEntry as ActivityEntryModel',
          AuditEntry: '../activity/audit-store.ts#AuditedEntry',
          ServiceType: '../settings/settings.ts#ServiceType as ServiceTypeModel',
          DefaultLine: '@cuadrilla/domain/records/settings/service-type.ts#DefaultLine as DefaultLineModel',
          Figures: '../store/counters.ts#Counters as FiguresModel',
          Settings: '../settings/settings.ts#SettingsRoot',
          Catalog: '../settings/settings.ts#SettingsRoot',
        },
        resolversNonOptionalTypename: { unionMember: true },
        avoidOptionals: { object: true, field: true, inputValue: false },
        makeResolverTypeCallable: true,
      },
    },
    'functions/src/graphql/persisted-operations.generated.ts': {
      documents,
      plugins: ['./tools/codegen/persisted-operations-plugin.cjs'],
    },
    'web/src/': {
      preset: 'near-operation-file',
      documents,
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'gql/schema.generated.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', 'typed-document-node', './tools/codegen/apollo-hooks-plugin.cjs'],
      config: {
        scalars,
        enumType: 'string-literal',
        documentMode: 'documentNodeImportFragments',
        useTypeImports: true,
        optimizeDocumentNode: false,
        importExtension: '.ts',
        // `__meta__.hash` is what the web sends instead of the text; see persisted-operations-plugin.
        unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
          hash: operationText(document).hash,
        }),
      },
    },
    // The technician's queue works without Apollo: its chunk carries no documents.
    'web/src/outbox/operation-hashes.generated.ts': {
      documents,
      plugins: ['./tools/codegen/operation-hashes-plugin.cjs'],
    },
    'web/src/testing/operations.generated.ts': {
      documents,
      plugins: ['./tools/codegen/operations-plugin.cjs'],
    },
    // The operations of the emulator tests, written where they are used: gql(`query …`) is typed by its text.
    'functions/test/gql/': {
      preset: 'client',
      documents: ['functions/test/**/*.ts', '!functions/test/gql/**'],
      presetConfig: { gqlTagName: 'gql', fragmentMasking: false },
      config: {
        scalars: { ...scalars, ID: { input: 'string', output: 'string' } },
        enumType: 'string-literal',
        documentMode: 'string',
        useTypeImports: true,
        importExtension: '.ts',
      },
    },
    'web/src/gql/possible-types.generated.ts': {
      documents,
      plugins: ['./tools/codegen/possible-types-plugin.cjs'],
    },
    'web/src/gql/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true, onlyOperationTypes: false },
    },
  },
};

export default config;

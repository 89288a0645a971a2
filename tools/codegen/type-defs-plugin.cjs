const { printSchemaWithDirectives } = require('@graphql-tools/utils');

/**
 * codegen plugin: the contract as a string, so that the deployed bundle needs no file beside it.
 * Printed with its directives, which the guard reads.
 */
module.exports.plugin = (schema) =>
  `/** schema.graphql, as text. */\nexport const typeDefs = ${JSON.stringify(printSchemaWithDirectives(schema))};\n`;

const { Kind } = require('graphql');

/**
 * codegen plugin: `useXQuery` for Apollo Client 4 (the stock plugin's output does not type-check with it). The generated
 * line only names the document; what a hook is stands once, in `web/src/apollo/hooks.ts`. Mutations get none: their
 * documents go to `useSaveRecord` and `useAct` of `web/src/records/save`.
 */
module.exports.plugin = (_schema, documents) => {
  const queries = documents
    .flatMap(({ document }) => document.definitions)
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'query');
  if (queries.length === 0) return '';
  return {
    prepend: [`import { queryHook } from '#apollo/hooks.ts';`],
    content: queries
      .map(
        ({ name: { value: name } }) => `
/** Runs \`${name}\` and follows its answer in the cache. */
export const use${name}Query = /* #__PURE__ */ queryHook(${name}Document);`,
      )
      .join('\n'),
  };
};

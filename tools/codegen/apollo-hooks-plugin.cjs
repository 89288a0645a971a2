const { Kind } = require('graphql');

const HOOKS = {
  query: (name) => `
/** Runs \`${name}\` and follows its answer in the cache. */
export const use${name}Query = /* #__PURE__ */ queryHook(${name}Document);`,
  mutation: (name) => `
/** Gives a function that runs \`${name}\`, and how its last run ended. */
export const use${name}Mutation = /* #__PURE__ */ mutationHook(${name}Document);`,
};

/**
 * codegen plugin: `useXQuery` / `useXMutation` for Apollo Client 4 (the stock plugin's output does not type-check with it).
 * The generated line only names the document; what a hook is stands once, in `web/src/apollo/hooks.ts`.
 */
module.exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const kinds = [...new Set(operations.map((o) => o.operation))].sort();
  if (kinds.length === 0) return '';
  return {
    prepend: [`import { ${kinds.map((kind) => `${kind}Hook`).join(', ')} } from '#apollo/hooks.ts';`],
    content: operations.map((o) => HOOKS[o.operation](o.name.value)).join('\n'),
  };
};

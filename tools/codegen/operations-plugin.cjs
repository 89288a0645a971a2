const { dirname, relative } = require('node:path');
const { Kind } = require('graphql');

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION;

/** The two types that codegen writes for an operation, as it names them. */
function typesOf({ name, operation }) {
  const data = name.value + operation[0].toUpperCase() + operation.slice(1);
  return { data, variables: `${data}Variables` };
}

/** codegen plugin: the types of every operation of the web by its name, for the fake server of its tests. */
module.exports.plugin = (_schema, documents, _config, info) => {
  const imports = [];
  const entries = [];
  for (const { document, location } of documents) {
    const operations = document.definitions.filter(isOperation);
    if (operations.length === 0) continue;
    const file = relative(dirname(info.outputFile), location).replace(/\.graphql$/, '.generated.ts');
    const names = operations.map(typesOf).flatMap(({ data, variables }) => [data, variables]);
    imports.push(`import type { ${names.join(', ')} } from '${file}';`);
    for (const operation of operations) {
      const { data, variables } = typesOf(operation);
      entries.push(`  ${operation.name.value}: { data: ${data}; variables: ${variables} };`);
    }
  }
  return [...imports.sort(), '', 'export type Operations = {', ...entries.sort(), '};', ''].join('\n');
};

const { isAbstractType, visit } = require('graphql');

/**
 * Writes which types stand behind each interface and union that a fragment of the web is on: Apollo's cache must know to match
 * those, and needs none of the others.
 */
exports.plugin = (schema, documents) => {
  const conditions = new Set();
  const note = ({ typeCondition }) => {
    if (typeCondition) conditions.add(typeCondition.name.value);
  };
  for (const { document } of documents) visit(document, { FragmentDefinition: note, InlineFragment: note });
  const abstract = [...conditions].sort().filter((name) => isAbstractType(schema.getType(name)));
  const lines = abstract.map((name) => {
    const types = schema.getPossibleTypes(schema.getType(name)).map((type) => `'${type.name}'`);
    return `  ${name}: [${types.sort().join(', ')}],\n`;
  });
  return `export const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`;
};

const { isAbstractType, visit } = require('graphql');

/**
 * Writes which types implement each interface or belong to each union that a fragment is written on, so that Apollo's cache
 * matches the fragment. No other type is listed, because the first list loads this file.
 */
exports.plugin = (schema, documents) => {
  const used = new Set();
  const note = ({ typeCondition }) => void (typeCondition && used.add(typeCondition.name.value));
  for (const { document } of documents) visit(document, { FragmentDefinition: note, InlineFragment: note });
  const abstract = [...used].map((name) => schema.getType(name)).filter((type) => isAbstractType(type));
  const lines = abstract
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => {
      const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
      return `  ${type.name}: [${names.sort().join(', ')}],\n`;
    });
  return `export const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`;
};

const { isAbstractType } = require('graphql');

/** Writes which types stand behind each interface and union: Apollo's cache must know to match fragments on them. */
exports.plugin = (schema) => {
  const abstract = Object.values(schema.getTypeMap()).filter(
    (type) => isAbstractType(type) && !type.name.startsWith('__'),
  );
  const lines = abstract
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => {
      const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
      return `  ${type.name}: [${names.sort().join(', ')}],\n`;
    });
  return `export const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`;
};

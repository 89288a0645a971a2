const { isAbstractType, Kind, TypeInfo, visit, visitWithTypeInfo } = require('graphql');

/**
 * Writes which types stand behind each interface and union that a fragment of the web is on: Apollo's cache must know to match
 * those. Of a fragment on one type of a union it must know that type, which otherwise stands alone.
 */
exports.plugin = (schema, documents) => {
  const fragments = new Map();
  for (const { document } of documents)
    for (const each of document.definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const conditions = new Set();
  const info = new TypeInfo(schema);
  const isAbstract = (name) => isAbstractType(schema.getType(name));
  // On a type of its own a fragment matches without being known.
  const note = (fragment) => {
    const name = fragment?.typeCondition?.name.value;
    if (name !== undefined && (isAbstract(name) || isAbstractType(info.getParentType())))
      conditions.add(name);
  };
  const visitor = {
    InlineFragment: (node) => void note(node),
    FragmentSpread: ({ name }) => void note(fragments.get(name.value)),
  };
  for (const { document } of documents) visit(document, visitWithTypeInfo(info, visitor));
  const names = [...conditions].sort();
  const abstract = names.filter(isAbstract);
  const behind = new Map(abstract.map((name) => [name, schema.getPossibleTypes(schema.getType(name))]));
  const known = new Set([...behind.values()].flat().map(({ name }) => name));
  const lines = names
    .filter((name) => !known.has(name))
    .map((name) => {
      const types = (behind.get(name) ?? []).map((type) => `'${type.name}'`);
      return `  ${name}: [${types.sort().join(', ')}],\n`;
    });
  return `export const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`;
};

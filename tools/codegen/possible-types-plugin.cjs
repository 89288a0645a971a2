const { isAbstractType, Kind, TypeInfo, visit, visitWithTypeInfo } = require('graphql');

/**
 * Writes which types stand behind each interface and union that a fragment of the web is on: Apollo's cache must know to match
 * those. A fragment on one type of a union matches without being known, but Apollo complains of it in development: those types stand
 * apart, so that production goes without them.
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
  const lines = [...behind].map(([name, types]) => {
    const quoted = types.map((type) => `'${type.name}'`);
    return `  ${name}: [${quoted.sort().join(', ')}],\n`;
  });
  const single = names.filter((name) => !behind.has(name) && !known.has(name));
  return [
    `export const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`,
    `\nexport const SINGLE_TYPES: Record<string, string[]> = {\n${single.map((name) => `  ${name}: [],\n`).join('')}};\n`,
  ].join('');
};

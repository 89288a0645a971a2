const { createHash } = require('node:crypto');
const { print, visit, Kind } = require('graphql');

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** `__typename` in every selection below the root: what Apollo's cache adds at run time, added once here. */
const withTypenames = (document) =>
  visit(document, {
    SelectionSet: {
      leave(node, _key, parent) {
        if (parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        if (node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename'))
          return undefined;
        return { ...node, selections: [...node.selections, typename] };
      },
    },
  });

/**
 * The text of an operation with the fragments it needs, in one fixed order, and its sha256. The web sends the hash, the
 * server keeps the text: both come from this function, so they cannot differ.
 */
function operationText(document) {
  const [operation] = document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    document.definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const sorted = [...fragments.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const text = print(withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...sorted] }));
  return { name: operation.name.value, text, hash: createHash('sha256').update(text).digest('hex') };
}

module.exports = { operationText };

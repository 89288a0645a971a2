const { Kind, visit } = require('graphql');

/** The operation with every fragment it reaches, from all documents of the web. */
function executableDocument(operation, fragments) {
  const needed = new Map();
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        if (needed.has(name.value)) return;
        const fragment = fragments.get(name.value);
        needed.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
}

/** Every operation of these files, as it is run; `isWanted` says of which files. */
function executableDocuments(documents, isWanted = () => true) {
  const definitionsOf = ({ document }) => document.definitions;
  const fragments = new Map(
    documents
      .flatMap(definitionsOf)
      .filter((d) => d.kind === Kind.FRAGMENT_DEFINITION)
      .map((d) => [d.name.value, d]),
  );
  return documents
    .filter(({ location }) => isWanted(location))
    .flatMap(definitionsOf)
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => executableDocument(operation, fragments));
}

module.exports = { executableDocuments };

import type { ASTNode } from 'graphql';

let keys = new WeakMap<ASTNode, string>();
let last = 0;

function keyOf(document: ASTNode): string {
  const known = keys.get(document);
  if (known !== undefined) return known;
  last += 1;
  const key = `document ${last}`;
  keys.set(document, key);
  return key;
}

/**
 * Stands for Apollo's `print` in the built app, where nobody reads a document's text: Apollo only compares it to see whether two
 * questions are the same, and a document of ours is one object for as long as the page lives.
 */
export const print = Object.assign(keyOf, { reset: () => void (keys = new WeakMap()) });

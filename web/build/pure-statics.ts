import { parseSync, type ESTree, type Plugin } from 'vite';

/** Libraries of which the app uses a part, although each is one file. */
const LIBRARIES = /\/node_modules\/(?:@firebase\/auth|react-router)\//;

/** Calls of React that only make a value. */
const MAKERS = new Set(['createContext', 'forwardRef', 'memo']);

type Edit = { from: number; to: number; text: string };
type Static = { owner: string; name: string; statement: ESTree.ExpressionStatement };

const isConstant = (node: ESTree.Expression) =>
  node.type === 'Literal' || (node.type === 'ArrayExpression' && node.elements.length === 0);

/** `Owner.name = 'constant'` */
function staticIn(node: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration): Static | null {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return null;
  const { left, operator, right } = node.expression;
  if (operator !== '=' || left.type !== 'MemberExpression' || left.computed || !isConstant(right))
    return null;
  if (left.object.type !== 'Identifier' || left.property.type !== 'Identifier') return null;
  return { owner: left.object.name, name: left.property.name, statement: node };
}

function makers(node: ESTree.VariableDeclaration): Edit[] {
  return node.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
    const { property } = init.callee;
    const isMaker = property.type === 'Identifier' && MAKERS.has(property.name);
    return isMaker ? [{ from: init.start, to: init.start, text: '/* @__PURE__ */ ' }] : [];
  });
}

function applied(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((a, b) => b.from - a.from);
  return last.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/**
 * Wraps a class and the assignments to it in one pure value, which the bundler can drop; names meant for developer
 * tools are removed.
 */
export function withPureStatics(code: string): string {
  const { body } = parseSync('library.js', code).program;
  const statics = body.map(staticIn).filter((found) => found !== null);
  const edits: Edit[] = [];
  const drop = ({ statement: { start, end } }: Static) => edits.push({ from: start, to: end, text: '' });
  statics.filter(({ name }) => name === 'displayName').forEach(drop);
  for (const node of body) {
    if (node.type === 'VariableDeclaration') edits.push(...makers(node));
    if (node.type !== 'ClassDeclaration' || !node.id) continue;
    const { name } = node.id;
    const own = statics.filter((found) => found.owner === name && found.name !== 'displayName');
    if (own.length === 0) continue;
    const lines = own.map(({ statement }) => code.slice(statement.start, statement.end));
    const text = [code.slice(node.start, node.end), ...lines, `return ${name};`].join('\n');
    edits.push({
      from: node.start,
      to: node.end,
      text: `const ${name} = /* @__PURE__ */ (() => {\n${text}\n})();`,
    });
    own.forEach(drop);
  }
  return applied(code, edits);
}

/**
 * Lets the bundler drop the parts of a library that the app does not use. `Popup.current = null` after a class counts as an effect
 * and keeps the class with all that it names: pop-ups, phones and other providers in the login.
 */
export function pureStatics(): Plugin {
  return {
    name: 'pure-statics',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES },
      handler: (code) => ({ code: withPureStatics(code), map: null }),
    },
  };
}

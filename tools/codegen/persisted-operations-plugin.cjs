const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { executableDocuments } = require('./executable-document.cjs');
const { operationText } = require('./operation-text.cjs');

const KEPT_DAYS = 90;
const DAY = 86_400_000;

/** The entries of a list as it stands in a file's text. */
function entriesOf(text) {
  const [, json = '[]'] = /= (\[[\s\S]*\]);/.exec(text) ?? [];
  return JSON.parse(json);
}

/** The list of the last commit: what was only tried out since was in no build. */
function committed(outputFile) {
  try {
    return execFileSync('git', ['show', `HEAD:./${outputFile}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return existsSync(outputFile) ? readFileSync(outputFile, 'utf8') : '';
  }
}

/**
 * Operations of earlier builds which an installed app may still send, with the day they left the code. Nothing goes away by
 * itself, or an old commit would one day no longer pass its own check: `retiredOn` says when an entry may be deleted by hand.
 */
function retiredOperations(outputFile, current) {
  const today = new Date().toISOString().slice(0, 10);
  const kept = new Map(
    entriesOf(existsSync(outputFile) ? readFileSync(outputFile, 'utf8') : '').map((entry) => [
      entry.hash,
      entry,
    ]),
  );
  const isDeletable = ({ hash, retiredOn }) =>
    retiredOn !== undefined && !kept.has(hash) && Date.now() - Date.parse(retiredOn) > KEPT_DAYS * DAY;
  return entriesOf(committed(outputFile))
    .filter((entry) => !current.has(entry.hash) && !isDeletable(entry))
    .map((entry) => ({ ...entry, retiredOn: kept.get(entry.hash)?.retiredOn ?? entry.retiredOn ?? today }));
}

/**
 * codegen plugin: the only operations that production runs. The list grows with the code; what leaves the code stays for
 * 90 days more, so that an app which a technician installed survives a deploy.
 */
module.exports.plugin = (_schema, documents, _config, info) => {
  const current = new Map();
  for (const document of executableDocuments(documents)) {
    const { name, text, hash } = operationText(document);
    current.set(hash, { name, hash, text });
  }
  const entries = [...current.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const all = [...entries, ...retiredOperations(info.outputFile, current)];
  return [
    '/** An operation the web sends by its hash; `retiredOn` once the code no longer has it. */',
    'export type PersistedOperation = { name: string; hash: string; text: string; retiredOn?: string };',
    '',
    `export const persistedOperations: readonly PersistedOperation[] = ${JSON.stringify(all, null, 2)};`,
    '',
  ].join('\n');
};

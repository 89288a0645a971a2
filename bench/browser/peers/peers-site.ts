import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { loopback } from '../../../tools/lib/processes/ports.ts';
import { inRepository } from '../../../tools/lib/repository.ts';
import { workFolder } from '../../../tools/lib/work-folder.ts';
import { brotliOnce } from '../brotli.ts';

const HERE = inRepository('bench', 'browser', 'peers');

/** Their packages are some 300 MB, which `npm ci` of the product need not bring. */
export function installPeers(): void {
  if (existsSync(join(HERE, 'node_modules', 'react-admin'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
}

export type PeerClient = Record<
  'id' | 'code' | 'legalName' | 'nif' | 'phone' | 'city' | 'owner',
  string | null
> &
  Record<'siteCount' | 'equipmentCount', number>;

type Given = { firestoreHost: string; projectId: string; clients: readonly PeerClient[] };

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };

/** The peers' pages on a host of their own, compressed as ours are, without the policy that forbids their inline styles. */
export async function servePeers({ firestoreHost, projectId, clients }: Given) {
  const work = workFolder('bench-peers');
  const page = (script: string, before = '') =>
    `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Clientes</title><link rel="icon" href="data:,"><div id="root"></div>${before}<script type="module" src="app.js"></script><!-- ${script} -->`;
  const [host = '', port = ''] = firestoreHost.split(':');
  const given = `<script>globalThis.peer = ${JSON.stringify({ projectId, host, port: Number(port) })}</script>`;
  const write = async (name: string, before = '') => {
    const folder = join(work.folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), page(name, before));
    await build({
      entryPoints: [join(HERE, `${name}-app.js`)],
      outfile: join(folder, 'app.js'),
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
    });
    return folder;
  };
  writeFileSync(join(await write('react-admin'), 'clients.json'), JSON.stringify(clients));
  await write('whole-collections', given);
  const compressed = brotliOnce();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a');
    const file = join(work.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Encoding': 'br' });
    response.end(compressed(file, readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const site = `http://${loopback}:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
    work.remove();
  };
  return {
    reactAdmin: `${site}/react-admin/`,
    wholeCollections: `${site}/whole-collections/`,
    stop,
  };
}

import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { freePorts, loopback } from '../../tools/lib/processes/ports.ts';
import { brotliOnce } from './brotli.ts';

/** Headers of a connection, which HTTP/2 forbids. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Of the files of the site; the answers of the API pass as the emulator compresses them. */
const COMPRESSIBLE = /javascript|css|html|svg|manifest/;

type Site = { url: string; certificateFile: string; stop: () => void };

/** The site at `target` over HTTP/2 and by Brotli, as Hosting serves it; its emulator has HTTP/1.1 and gzip only. */
export async function serveHttp2(target: URL, folder: string): Promise<Site> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: loopback }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: loopback }] }],
  });
  const certificateFile = join(folder, 'certificate.pem');
  writeFileSync(certificateFile, cert);
  // A connection for each request: one that is kept may be closed by the emulator just when it is used again.
  const agent = new Agent({ keepAlive: false });
  const compressed = brotliOnce();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url: path, headers: asked } = incoming;
    const isFile = method === 'GET' && path !== '/graphql';
    const headers = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith(':')));
    const onward = request(new URL(path, target), {
      agent,
      method,
      headers: { ...headers, host: target.host, ...(isFile ? { 'accept-encoding': 'identity' } : {}) },
    });
    onward.on('response', (answer) => {
      const { statusCode = 502 } = answer;
      const kept = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.includes(name)),
      );
      if (!isFile || statusCode !== 200 || !COMPRESSIBLE.test(answer.headers['content-type'] ?? '')) {
        outgoing.writeHead(statusCode, kept);
        answer.pipe(outgoing);
        return;
      }
      void buffer(answer).then((whole) => {
        const body = compressed(path, whole);
        outgoing.writeHead(200, { ...kept, 'content-encoding': 'br', 'content-length': body.length });
        outgoing.end(body);
      }, outgoing.destroy.bind(outgoing));
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(onward);
  });
  const [port = 0] = await freePorts(1);
  await new Promise<void>((done) => server.listen(port, loopback, done));
  const stop = () => {
    server.close();
    agent.destroy();
  };
  return { url: `https://${loopback}:${port}`, certificateFile, stop };
}

import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePorts, loopback } from '../../tools/lib/processes/ports.ts';

/** Headers of a connection, which HTTP/2 forbids. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

type Site = { url: string; certificateFile: string; stop: () => void };

/** The site at `target` over HTTP/2, as Hosting serves it: its emulator speaks HTTP/1.1, six requests at a time. */
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
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url: path, headers: asked } = incoming;
    const headers = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith(':')));
    const onward = request(new URL(path, target), {
      agent,
      method,
      headers: { ...headers, host: target.host },
    });
    onward.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
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

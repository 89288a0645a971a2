import startJourneys from '../../e2e/support/global-setup.ts';
import { required } from '../../e2e/support/fixtures.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { serveHttp2 } from './http2-site.ts';
import { installPeers } from './peers/peers-site.ts';

// Playwright takes the default export of this file.
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Before the certificates that this machine trusts are replaced.
  installPeers();
  const stopStack = await startJourneys();
  const { folder, remove } = workFolder('bench-site');
  const site = await serveHttp2(new URL(required('E2E_BASE_URL')), folder);
  Object.assign(process.env, {
    E2E_BASE_URL: site.url,
    // For the workers' own requests; the browser is told by a flag.
    NODE_EXTRA_CA_CERTS: site.certificateFile,
  });
  return async () => {
    site.stop();
    remove();
    await stopStack();
  };
}

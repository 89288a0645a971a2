import { test } from '../../e2e/support/fixtures.ts';
import { phoneWindow } from '../../e2e/support/phone.ts';
import { atMost, writeFigures } from '../figures.ts';
import { appears } from './appears.ts';
import { kilobytesOf, throttle, watchNetwork, type Line } from './network.ts';
import { makeJob, MY_DAY } from './screens.ts';

const ROUNDS = 3;
const SLOW: Line = { latencyMs: 400, kilobitsPerSecond: 400, slowdown: 4 };
const GATES = { kilobytes: 320, requests: 40, seconds: 6 };

test('a technician signs in on a slow phone', async ({ page, trouble }) => {
  const kilobytes: number[] = [];
  const requests: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { worker } = await makeJob();
    const phone = await phoneWindow(page, trouble);
    const session = await phone.context().newCDPSession(phone);
    const exchanges = await watchNetwork(session);
    await throttle(session, SLOW);
    await phone.goto('/auth/login', { waitUntil: 'commit' });
    await phone.getByLabel('Correo electrónico').fill(worker.email, { timeout: 60_000 });
    await phone.getByRole('textbox', { name: 'Contraseña' }).fill(worker.password);
    const from = performance.now();
    await phone.getByRole('button', { name: 'Iniciar sesión' }).click();
    await appears(phone, MY_DAY.rows);
    seconds.push((performance.now() - from) / 1_000);
    const seen = exchanges();
    kilobytes.push(kilobytesOf(seen));
    requests.push(seen.length);
    await phone.context().close();
  }
  const line = 'technician, slow phone (400 ms, 400 kbit/s, CPU ÷ 4)';
  writeFigures([
    atMost(
      { what: `${line}: loaded until the first visit, Brotli`, unit: 'kB', gate: GATES.kilobytes },
      kilobytes,
    ),
    atMost({ what: `${line}: requests until then`, unit: '', gate: GATES.requests }, requests),
    atMost(
      {
        what: `${line}: from the press on sign-in to the first visit`,
        unit: 's',
        gate: GATES.seconds,
        digits: 1,
      },
      seconds,
    ),
  ]);
});

import { makeClient } from '../../e2e/support/api.ts';
import { expect, signIn, test } from '../../e2e/support/fixtures.ts';
import { backOffice } from '../../e2e/support/people.ts';
import { settled } from '../../e2e/support/settled.ts';
import { putCopies } from '../../functions/test/kits/copies/put-copies.ts';
import { atMost, writeFigures } from '../figures.ts';

// Named to come after peers.bench.ts, which copies all clients that there are.
const CLIENTS = 10_000;
const ROWS_GATE = 60;

test('a list of ten thousand shows a page of them', async ({ page }) => {
  await putCopies(backOffice(), `clients/${(await makeClient()).id}`, CLIENTS);
  await signIn(page, 'agent', '/customers');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await settled(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  writeFigures([
    atMost({ what: `rows in the page, of ${CLIENTS} clients`, unit: '', gate: ROWS_GATE }, [
      await rows.count(),
    ]),
    atMost({ what: 'elements of that page', unit: '' }, [nodes]),
  ]);
});

import { makeClient } from '../../e2e/support/api.ts';
import { expect, signIn, test } from '../../e2e/support/fixtures.ts';
import { backOffice } from '../../e2e/support/people.ts';
import { atMost, writeFigures } from '../figures.ts';

const CLIENTS = 10_000;
const ROWS_GATE = 60;

async function copyClient(): Promise<void> {
  const { id } = await makeClient();
  const { firestore } = backOffice();
  const ref = firestore.doc(`clients/${id}`);
  const like = (await ref.get()).data() ?? {};
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < CLIENTS; index += 1) void writer.create(ref.parent.doc(), like);
  await writer.close();
}

test('a list of ten thousand shows a page of them', async ({ page }) => {
  await copyClient();
  await signIn(page, 'agent', '/customers');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  writeFigures([
    atMost({ what: `rows in the page, of ${CLIENTS} clients`, unit: '', gate: ROWS_GATE }, [
      await rows.count(),
    ]),
    atMost({ what: 'elements of that page', unit: '' }, [nodes]),
  ]);
});

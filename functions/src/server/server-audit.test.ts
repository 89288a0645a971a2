import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { ENDPOINT, startFake } from '../../test/kits/fake-server.ts';

async function failedAudits(development: boolean) {
  const { fetch } = startFake({ development });
  const fetchFn = (url: string, init: RequestInit) => fetch(new Request(url, init));
  const audits = serverAudits({ url: ENDPOINT, fetchFn });
  const results = await Promise.all(audits.map(({ fn }) => fn()));
  const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`);
  return { count: results.length, failed };
}

describe('GraphQL over HTTP', () => {
  test('development passes 61 of 61 audits', async () => {
    expect(await failedAudits(true)).toEqual({ count: 61, failed: [] });
  });

  // Each sends GET or a query that no build of the web contains, and expects a status other than 400 or 405.
  const PINNED = [
    ...[
      '22EB',
      '4655',
      '47DE',
      '80D8',
      '82A3',
      'BF61',
      '78D5',
      '2C94',
      '5A70',
      '03D4',
      '34A2',
      '13EE',
      '8161',
      'B8B3',
    ],
    ...['94B0', '0220', '94B1', '0221', '94B2', '0222', '2EA1', '28B9', 'D6D5', '6A70', '428F', '1B7A'],
    ...['572B', 'FDE2', '7B9B'],
  ];

  test('production fails only the audits that use GET or operations the web does not send', async () => {
    const { count, failed } = await failedAudits(false);
    expect(count).toBe(61);
    expect(failed.map((name) => name.slice(0, 4))).toEqual(PINNED);
  });
});

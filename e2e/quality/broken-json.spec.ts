import { expect, required, test } from '../support/fixtures.ts';

test('truncated JSON is rejected by the function itself in the API’s error format', async ({ request }) => {
  for (const data of ['{', '{"query": "{ me"', '"password: Secreta1']) {
    const headers = { 'content-type': 'application/json' };
    const response = await request.post(required('E2E_GRAPHQL_DIRECT'), { headers, data: Buffer.from(data) });
    expect(response.status()).toBe(400);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
  }
});

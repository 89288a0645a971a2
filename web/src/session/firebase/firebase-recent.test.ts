import { expect, test } from 'vitest';
import { userIn } from './firebase-recent.ts';

test('a record of somebody gives them with the token they had, whether or not it still holds', async () => {
  const record = {
    uid: 'ana',
    stsTokenManager: { accessToken: 'token', refreshToken: 'r', expirationTime: 1 },
  };
  const user = userIn(JSON.stringify(record));
  expect(user?.uid).toBe('ana');
  await expect(user?.getToken()).resolves.toBe('token');
});

test.each([null, '', 'null', '{', '[]', '{"uid":"ana"}', '{"uid":1,"stsTokenManager":{"accessToken":"t"}}'])(
  'a record that says %s holds nobody',
  (record) => {
    expect(userIn(record)).toBeNull();
  },
);

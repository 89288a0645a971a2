import { expect, test } from 'vitest';
import { userIn } from './firebase-recent.ts';

test('a stored record contains the user and the last token, valid or not', async () => {
  const record = {
    uid: 'ana',
    stsTokenManager: { accessToken: 'token', refreshToken: 'r', expirationTime: 1 },
  };
  const user = userIn(JSON.stringify(record));
  expect(user?.uid).toBe('ana');
  await expect(user?.getToken()).resolves.toBe('token');
});

test.each([null, '', 'null', '{', '[]', '{"uid":"ana"}', '{"uid":1,"stsTokenManager":{"accessToken":"t"}}'])(
  'a stored record %s contains no user',
  (record) => {
    expect(userIn(record)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { isTokenValid, keptUser } from './kept-user.ts';

const record = (expirationTime: unknown) =>
  JSON.stringify({
    uid: 'ana',
    stsTokenManager: { accessToken: 'token', refreshToken: 'r', expirationTime },
  });

test('a stored record contains the user and the last token, valid or not', () => {
  expect(keptUser(record(1))).toEqual({ uid: 'ana', token: 'token', expiresAt: 1 });
});

test.each([null, '', 'null', '{', '[]', '{"uid":"ana"}', '{"uid":1,"stsTokenManager":{"accessToken":"t"}}'])(
  'a stored record %s contains no user',
  (text) => {
    expect(keptUser(text)).toBeNull();
  },
);

test.each([
  ['in at least five minutes is valid', 1_300_001, true],
  ['in less than five minutes is not valid', 1_300_000, false],
  ['in the past is not valid', 1, false],
  ['at an unreadable time is not valid', 'soon', false],
])('a token that expires %s', (_name, expirationTime, expected) => {
  const kept = keptUser(record(expirationTime));
  expect(kept && isTokenValid(kept, 1_000_000)).toBe(expected);
});

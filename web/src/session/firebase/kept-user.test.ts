import { expect, test } from 'vitest';
import { isStillGood, keptUser } from './kept-user.ts';

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
  ['for five minutes and more', 1_300_001, true],
  ['for less', 1_300_000, false],
  ['no more', 1, false],
  ['until a time that is no number', 'soon', false],
])('a token that is valid %s', (_name, expirationTime, expected) => {
  const kept = keptUser(record(expirationTime));
  expect(kept && isStillGood(kept, 1_000_000)).toBe(expected);
});

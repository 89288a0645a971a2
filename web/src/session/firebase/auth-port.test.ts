import { expect, test } from 'vitest';
import { NoConnectionError } from '#shared/graphql/post-operation.ts';
import { authError } from '../../testing/fake-auth.ts';
import { orNoConnection } from './auth-port.ts';

test('a token that cannot be renewed offline throws NoConnectionError', async () => {
  const renewal = orNoConnection(Promise.reject(authError('auth/network-request-failed')));
  await expect(renewal).rejects.toBeInstanceOf(NoConnectionError);
});

test('other failures of the provider and tokens pass through', async () => {
  await expect(orNoConnection(Promise.reject(authError('auth/user-token-expired')))).rejects.toThrow(
    'expired',
  );
  await expect(orNoConnection(Promise.resolve('token'))).resolves.toBe('token');
});

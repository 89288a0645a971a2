import { COMMON_PASSWORDS } from '@cuadrilla/domain/people/password-rules.ts';

let known: Promise<ReadonlySet<string>> | null = null;

/** Whether a password, in capitals or not, is one of the most used; the list is read when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommon().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return (await known).has(password.toLowerCase());
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS).map((each) => each.toLowerCase()));
}

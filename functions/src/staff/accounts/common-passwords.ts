import { COMMON_PASSWORDS } from '@cuadrilla/domain/people/password-rules.ts';

let known: Promise<ReadonlySet<string>> | null = null;

/** Ignores case; the list is read on first use. */
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

import { createHash } from 'node:crypto';
import { checkLogo } from '@cuadrilla/domain/files/company-logo.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { SetCompanyLogoInput } from '../graphql/types.generated.ts';
import type { Key, SectionOutcome, SettingsDependencies } from './update-sections.ts';

/** Sets the logo of the company's papers, or removes it; throws FORBIDDEN for whoever may not change the settings. */
export async function setCompanyLogo(
  { stores, now }: SettingsDependencies,
  viewer: Acting,
  input: SetCompanyLogoInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const { version, png = null } = input;
  const checked = png === null ? null : checkLogo(Buffer.from(png, 'base64'));
  if (checked?.ok === false) {
    return { kind: 'invalid', fields: [{ path: 'png', message: checked.message }] };
  }
  const occasion = occasionOf(viewer, 'setCompanyLogo', input, { key, now: now() });
  const logo = checked && { sha256: sha256Of(checked.png), png: checked.png };
  return stores.settings.setLogo({ version, logo }, occasion);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

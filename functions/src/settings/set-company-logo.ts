import { createHash } from 'node:crypto';
import { checkLogo } from '@cuadrilla/domain/files/company-logo.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { SetCompanyLogoInput } from '../graphql/types.generated.ts';
import { CONFLICT, wrongField } from '../failures.ts';
import type { SectionOutcome, SettingsDeps } from './update-sections.ts';

export async function setCompanyLogo(
  { unit, now }: SettingsDeps,
  viewer: Acting,
  input: SetCompanyLogoInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const { version, png = null } = input;
  const checked = png === null ? null : checkLogo(Buffer.from(png, 'base64'));
  if (checked?.ok === false) return wrongField('png', checked.message);
  const act = actOf(viewer, 'setCompanyLogo', input, { key, now: now() });
  const logo = checked && { sha256: sha256Of(checked.png), png: checked.png };
  return unit<SectionOutcome>(act, async ({ settings }) => {
    const before = await settings.section('logo');
    if (before.version !== version) return CONFLICT;
    settings.save('logo', before, { sha256: logo?.sha256 ?? null });
    if (logo) settings.insertLogoImage(logo);
    return { kind: 'done', ids: ['logo'] };
  });
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

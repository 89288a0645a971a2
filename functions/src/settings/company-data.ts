import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import type { CompanyLogo, CompanySettings } from '../graphql/types.generated.ts';
import type { SettingsStore } from './settings-store.ts';
import type { Section } from './settings.ts';

export function companyData({ address, ...rest }: Section<'company'>): CompanySettings {
  return { ...rest, address: address && { ...address, province: provinceOf(address.postalCode) ?? '' } };
}

export async function companyLogo(settings: SettingsStore): Promise<CompanyLogo> {
  const { sha256, version } = await settings.logo();
  return { png: await logoBase64(settings, sha256), version };
}

export async function logoBase64(
  settings: Pick<SettingsStore, 'logoImage'>,
  sha256: string | null,
): Promise<string | null> {
  const image = sha256 === null ? null : await settings.logoImage(sha256);
  return image && Buffer.from(image).toString('base64');
}

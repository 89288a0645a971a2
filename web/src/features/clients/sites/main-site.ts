import { isSameAddress } from '#records/places/address.ts';
import type { SiteDetail_SiteFragment } from './site-detail.generated.ts';

type Known = Pick<SiteDetail_SiteFragment, 'id' | 'archived' | 'createdAt' | 'address'>;
type Address = Known['address'];

/** The oldest site in use at the client's own address. */
export function mainSiteOf(sites: readonly Known[], mainAddress: Address | null): string | null {
  if (mainAddress === null) return null;
  const [oldest] = sites
    .filter(({ archived, address }) => !archived && isSameAddress(address, mainAddress))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return oldest?.id ?? null;
}

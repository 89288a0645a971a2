import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import {
  IconBuilding,
  IconBuildingBank,
  IconBuildingCommunity,
  IconUser,
  type Icon,
} from '@tabler/icons-react';

export const KIND_ICONS: Record<PartyKind, Icon> = {
  PERSON: IconUser,
  COMPANY: IconBuilding,
  COMMUNITY: IconBuildingCommunity,
  PUBLIC_BODY: IconBuildingBank,
};

export function KindIcon({ kind, size = 16 }: { kind: PartyKind; size?: number }) {
  const KindPicture = KIND_ICONS[kind];
  return (
    <>
      <KindPicture size={size} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{PARTY_KIND_LABELS[kind]}: </span>
    </>
  );
}

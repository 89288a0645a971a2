import { PARTY_KIND_LABELS, PARTY_KINDS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { IconBuilding, IconBuildingBank, IconBuildingCommunity, IconUser } from '@tabler/icons-react';
import type { Choice } from '#shared/ui/fields/radio-cards.tsx';

const ICONS = {
  PERSON: IconUser,
  COMPANY: IconBuilding,
  COMMUNITY: IconBuildingCommunity,
  PUBLIC_BODY: IconBuildingBank,
} as const;

export function PartyKindIcon({ kind, size = 16 }: { kind: PartyKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}

export function NamedPartyKindIcon({ kind, size = 16 }: { kind: PartyKind; size?: number }) {
  return (
    <>
      <PartyKindIcon kind={kind} size={size} />
      <span className="visually-hidden">{PARTY_KIND_LABELS[kind]}: </span>
    </>
  );
}

export const PARTY_KIND_CHOICES: readonly Choice<PartyKind>[] = PARTY_KINDS.map((kind) => ({
  value: kind,
  label: PARTY_KIND_LABELS[kind],
  icon: <PartyKindIcon kind={kind} />,
}));

import { PARTY_KIND_LABELS, PARTY_KINDS } from '@cuadrilla/domain/contact/party.ts';
import { KIND_ICONS } from '../parts/kind-icon.tsx';

export const KIND_OPTIONS = PARTY_KINDS.map((value) => {
  const Icon = KIND_ICONS[value];
  return { value, label: PARTY_KIND_LABELS[value], icon: <Icon size={16} stroke={1.75} /> };
});

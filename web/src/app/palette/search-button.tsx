import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { IconSearch } from '@tabler/icons-react';
import { MOD } from './platform.ts';

type Props = { role: Role | null; className: string | undefined; onOpen: () => void };

export function SearchButton({ role, className, onOpen }: Props) {
  const word = can(role, 'search:use') ? 'Buscar…' : 'Ir a…';
  return (
    <button
      type="button"
      className={className}
      title={`${word} (${MOD} K)`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <span>{word}</span>
      <kbd aria-hidden="true">{MOD} K</kbd>
    </button>
  );
}

import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { MENU, type MenuEntry } from './menu-entries.ts';
import classes from './mobile-menu.module.css';

function OpenEntry({ title, to, icon: Icon }: MenuEntry) {
  return (
    <NavLink to={to} end={to === '/'} className={classes['entry'] ?? ''}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{title}</span>
    </NavLink>
  );
}

function LockedEntry({ title, icon: Icon, onTap }: MenuEntry & { onTap: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onTap();
  };
  return (
    <a
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className={classes['entry']}
      data-locked
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{title}</span>{' '}
      <span className={classes['locked']}>
        <IconLock size={11} stroke={2} aria-hidden="true" />
        Sin acceso
      </span>
    </a>
  );
}

function LockedBar({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className={classes['bar']} role="status">
      <IconLock size={18} stroke={1.75} aria-hidden="true" />
      <span>{title}: sin acceso con tu perfil</span>
      <button type="button" onClick={onClose}>
        Entendido
      </button>
    </div>
  );
}

function useActiveInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const active = list.current?.querySelector('[aria-current="page"]');
    active?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return list;
}

function useExplained() {
  const { key } = useLocation();
  const [tapped, setTapped] = useState<{ title: string; at: string } | null>(null);
  // Removed, not hidden: after Back a screen has its former key.
  if (tapped !== null && tapped.at !== key) setTapped(null);
  return {
    explained: tapped?.title ?? null,
    explain: (title: string) => setTapped({ title, at: key }),
    close: () => setTapped(null),
  };
}

const ownFirst = (role: Role | null) =>
  MENU.toSorted((a, b) => Number(can(role, b.permission)) - Number(can(role, a.permission)));

/** All entries for every role, as the specification asks; those the role may open come first. */
export function MobileMenu({ role }: { role: Role | null }) {
  const list = useActiveInView();
  const { explained, explain, close } = useExplained();
  return (
    <>
      {explained !== null && <LockedBar title={explained} onClose={close} />}
      <nav aria-label="Menú móvil" className={classes['menu']}>
        <ul ref={list} className={classes['list']}>
          {ownFirst(role).map((entry) => (
            <li key={entry.to} data-group={entry.group}>
              {can(role, entry.permission) ? (
                <OpenEntry {...entry} />
              ) : (
                <LockedEntry {...entry} onTap={() => explain(entry.title)} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MENU, type MenuEntry } from './menu-entries.ts';
import classes from './mobile-menu.module.css';
import { useEntryLink } from './use-entry-link.ts';

function OpenEntry({ entry }: { entry: MenuEntry }) {
  const { title, icon: Icon } = entry;
  return (
    <Link className={classes['entry']} {...useEntryLink(entry)}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{title}</span>
    </Link>
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

/** Without a role every entry is locked and none is the current one. */
function useActiveInView(role: Role | null) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Where it is not shown, the page would be laid out for nothing before the first frame after a press.
    if (!window.matchMedia('(max-width: 61.99em)').matches) return;
    // In the frame that is laid out next, not before: the page may still change in this one.
    const frame = requestAnimationFrame(() => {
      const active = list.current?.querySelector('[aria-current="page"]');
      active?.scrollIntoView({ inline: 'center', block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, role]);
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

function ownFirst(role: Role | null): MenuEntry[] {
  const rank = ({ permission, isView = false }: MenuEntry) =>
    (can(role, permission) ? 0 : 2) + Number(isView);
  return MENU.toSorted((a, b) => rank(a) - rank(b));
}

/** All entries for every role, as the specification asks; those the role may open come first, and views after them. */
export function MobileMenu({ role }: { role: Role | null }) {
  const list = useActiveInView(role);
  const { explained, explain, close } = useExplained();
  return (
    <>
      {explained !== null && <LockedBar title={explained} onClose={close} />}
      <nav aria-label="Menú móvil" className={classes['menu']}>
        <ul ref={list} className={classes['list']}>
          {ownFirst(role).map((entry) => (
            <li key={entry.to} data-group={entry.group}>
              {can(role, entry.permission) ? (
                <OpenEntry entry={entry} />
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

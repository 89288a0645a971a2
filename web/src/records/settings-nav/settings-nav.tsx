import { can } from '@cuadrilla/domain/people/permissions.ts';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { Ahead } from '#shared/navigation/ahead.tsx';
import { PATHS } from '#shared/paths.ts';
import classes from './settings-nav.module.css';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections.ts';

const CATALOG = { title: 'Catálogo', to: PATHS.items, permission: 'items:open', section: null } as const;

const ENTRIES = SETTINGS_SECTIONS.flatMap((each) => {
  const entry = { ...each, to: PATHS.settingsSection(each.section) };
  return each.section === 'tipos' ? [entry, CATALOG] : [entry];
});

function useEntries() {
  const { role } = useSession().session;
  return ENTRIES.filter(({ permission }) => can(role, permission));
}

function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}

type Props = {
  /** The section shown at the root of the settings. */
  first?: SettingsSection;
};

export function SettingsNav({ first }: Props) {
  const ref = useCurrentInView();
  return (
    <Ahead>
      <nav ref={ref} aria-label="Apartados de configuración" className={classes['nav']}>
        {useEntries().map(({ section, title, to }) => {
          const Way = section === first ? Link : NavLink;
          return (
            <Way key={to} to={to} className={classes['link'] ?? ''} aria-current="page">
              {title}
            </Way>
          );
        })}
      </nav>
    </Ahead>
  );
}

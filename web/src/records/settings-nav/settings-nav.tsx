import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { Ahead } from '#shared/navigation/ahead.tsx';
import { PATHS } from '#shared/paths.ts';
import classes from './settings-nav.module.css';

export const SETTINGS_SECTIONS = [
  { section: 'perfil', title: 'Mi perfil', permission: 'profile:edit' },
  { section: 'apariencia', title: 'Apariencia', permission: 'settings:open' },
  { section: 'empresa', title: 'Empresa', permission: 'settings:read' },
  { section: 'horario', title: 'Horario', permission: 'settings:read' },
  { section: 'tipos', title: 'Tipos de servicio', permission: 'settings:read' },
  { section: 'competencias', title: 'Competencias', permission: 'settings:read' },
  { section: 'zonas', title: 'Zonas', permission: 'settings:read' },
  { section: 'festivos', title: 'Festivos', permission: 'settings:read' },
  { section: 'plazos', title: 'Plazos', permission: 'settings:read' },
  { section: 'motivos', title: 'Motivos y orígenes', permission: 'settings:read' },
  { section: 'ausencias', title: 'Ausencias', permission: 'absences:decide' },
  { section: 'auditoria', title: 'Auditoría', permission: 'audit:open' },
  { section: 'importar', title: 'Importar y exportar', permission: 'imports:open' },
  { section: 'estado', title: 'Estado', permission: 'system:operate' },
] as const satisfies readonly { section: string; title: string; permission: Permission }[];

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['section'];

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

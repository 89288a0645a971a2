import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconChevronRight, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { SettingsNav } from '#records/settings-nav/settings-nav.tsx';
import { useSession } from '#session/session-context.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Appearance } from './frame/appearance.tsx';
import classes from './settings-page.module.css';

/** Only the office loads it; technicians' devices cache the rest of this page. */
const COMPANY = lazyPart(() => import('./company/company-section.tsx'), 'CompanySection', <Busy />);

function ProfileWay() {
  return (
    <Link to={PATHS.settingsSection('perfil')} className={classes['way'] ?? ''}>
      <IconUserCircle size={20} stroke={1.6} aria-hidden="true" />
      <span>
        Mi perfil
        <small>Tus datos, tu horario y tu contraseña</small>
      </span>
      <IconChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}

export function SettingsPage() {
  const { role } = useSession().session;
  const hasCompany = can(role, 'settings:read');
  return (
    <>
      <PageHeader title="Configuración" parents={[]} />
      <div className={classes['frame']}>
        <SettingsNav first={hasCompany ? 'empresa' : 'apariencia'} />
        <div className={classes['content']}>
          {hasCompany ? (
            <COMPANY.Part />
          ) : (
            <>
              <Appearance />
              <ProfileWay />
            </>
          )}
        </div>
      </div>
    </>
  );
}

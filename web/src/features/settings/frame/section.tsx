import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import type { SettingsSection } from '#records/settings-nav/settings-sections.ts';
import { useSession } from '#session/session-context.tsx';
import classes from './section.module.css';

export function Section({ section, children }: { section: SettingsSection; children: ReactNode }) {
  return (
    <SettingsFrame section={section}>
      <div className={classes['section']}>{children}</div>
    </SettingsFrame>
  );
}

/** Only hides controls; the server decides. */
export function useCanEdit(): boolean {
  return can(useSession().session.role, 'settings:edit');
}

export function ReadOnlyNote() {
  return (
    <p className={classes['note']}>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      Solo lectura: un administrador puede cambiar la configuración.
    </p>
  );
}

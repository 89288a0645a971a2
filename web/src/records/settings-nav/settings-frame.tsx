import type { ReactNode } from 'react';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import classes from './settings-nav.module.css';
import { SettingsNav } from './settings-nav.tsx';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections.ts';

type Props = { section: SettingsSection; action?: ReactNode; children: ReactNode };

export function SettingsFrame({ section, action, children }: Props) {
  const title = SETTINGS_SECTIONS.find((each) => each.section === section)?.title ?? 'Configuración';
  return (
    <>
      <PageHeader title={title} parents={[{ title: 'Configuración', to: PATHS.settings }]} action={action} />
      <div className={classes['frame']}>
        <SettingsNav />
        <div className={classes['content']}>{children}</div>
      </div>
    </>
  );
}

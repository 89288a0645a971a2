import { can } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Mark, Wordmark } from '#shared/ui/wordmark.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { MENU, type MenuEntry } from './menu-entries.ts';
import { PersonFoot } from './person-foot.tsx';
import classes from './side-menu.module.css';
import { useEntryLink } from './use-entry-link.ts';

type Props = { role: Role | null; collapsed: boolean; onToggle: () => void; onSearch: () => void };

function Entry({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { title, icon: Icon, isView } = entry;
  return (
    <li>
      <Link
        className={classes['entry']}
        data-view={isView || undefined}
        {...useEntryLink(entry)}
        {...(collapsed ? { title } : {})}
      >
        <Icon size={isView ? 16 : 18} stroke={1.6} aria-hidden="true" />
        <span className={classes['word']}>{title}</span>
      </Link>
    </li>
  );
}

function Top({ collapsed, onToggle }: Pick<Props, 'collapsed' | 'onToggle'>) {
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const name = collapsed ? 'Desplegar menú' : 'Contraer menú';
  return (
    <div className={classes['top']}>
      {collapsed ? <Mark /> : <Wordmark />}
      <button
        type="button"
        className={classes['tool']}
        aria-label={name}
        title={name}
        aria-expanded={!collapsed}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}

export function SideMenu({ role, collapsed, onToggle, onSearch }: Props) {
  const entries = MENU.filter(({ permission }) => can(role, permission));
  const groups = (['start', 'Comercial', 'Operaciones', 'end'] as const)
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .filter((group) => group.entries.length > 0);
  return (
    <div className={classes['menu']} data-collapsed={collapsed || undefined}>
      <Top collapsed={collapsed} onToggle={onToggle} />
      <SearchButton role={role} className={classes['search']} onOpen={onSearch} />
      <nav aria-label="Menú principal" className={classes['nav']}>
        {groups.map(({ name, entries: own }) => (
          <div key={name} className={classes['group']} data-group={name}>
            {(name === 'Comercial' || name === 'Operaciones') && (
              <div className={classes['group-title']}>{name}</div>
            )}
            <ul>
              {own.map((entry) => (
                <Entry key={entry.to} entry={entry} collapsed={collapsed} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <PersonFoot collapsed={collapsed} />
    </div>
  );
}

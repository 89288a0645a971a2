import { colorFor, hexOf } from '@cuadrilla/domain/text/colors.ts';
import { ROLE_WORDS } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { initials } from '#shared/format/initials.ts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseScheme, useScheme } from '#shared/color-scheme.ts';
import { usePersonFootQuery } from './person-foot.generated.ts';
import classes from './side-menu.module.css';

function SchemeToggle({ className }: { className?: string | undefined }) {
  const scheme = useScheme();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const name = next === 'dark' ? 'Cambiar a tema oscuro' : 'Cambiar a tema claro';
  const Icon = scheme === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={name}
      onClick={() => chooseScheme(next)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

export function PersonFoot({ collapsed }: { collapsed: boolean }) {
  const { data } = usePersonFootQuery({ fetchPolicy: 'cache-first' });
  const me = data?.me;
  const name = me ? fullName(me) : '';
  return (
    <div className={classes['foot']}>
      {me && (
        <>
          <span
            className={classes['avatar']}
            style={{ background: hexOf(me.color ?? colorFor(me.id)) }}
            aria-hidden="true"
            title={collapsed ? name : undefined}
          >
            {initials(me.name, me.lastName)}
          </span>
          <div className={classes['who']}>
            <div className={classes['name']} title={name}>
              {name}
            </div>
            <div className={classes['role']}>{ROLE_WORDS[me.role]}</div>
          </div>
        </>
      )}
      <SchemeToggle className={classes['tool']} />
    </div>
  );
}

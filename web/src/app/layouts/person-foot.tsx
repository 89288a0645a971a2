import { colorFor, hexOf } from '@cuadrilla/domain/text/colors.ts';
import { ROLE_WORDS } from '@cuadrilla/domain/people/roles.ts';
import { initials } from '#shared/format/initials.ts';
import { usePersonFootQuery } from './person-foot.generated.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import classes from './side-menu.module.css';

export function PersonFoot({ collapsed }: { collapsed: boolean }) {
  const { data } = usePersonFootQuery({ fetchPolicy: 'cache-first' });
  const me = data?.me;
  const name = me ? `${me.name} ${me.lastName}` : '';
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

import { colorFor, hexOf } from '@cuadrilla/domain/text/colors.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { initials } from '../format/initials.ts';
import classes from './status.module.css';

type Person = { id: string; name: string; lastName: string };

export function personOf({ id, name }: { id: string; name: string }): Person {
  const [first = '', ...rest] = name.split(' ');
  return { id, name: first, lastName: rest.join(' ') };
}

type Props = {
  person: Person;
  color?: string | null;
  size?: number;
  withName?: boolean;
};

export function Avatar({ person, color = null, size = 22, withName = false }: Props) {
  const { id, name, lastName } = person;
  const style = { '--avatar-size': `${size / 16}rem`, background: hexOf(color ?? colorFor(id)) };
  const circle = (
    <span className={classes['avatar']} style={style} aria-hidden="true">
      {initials(name, lastName)}
    </span>
  );
  return (
    <span className={classes['person']} title={withName ? undefined : fullName(person)}>
      {circle}
      <span className={withName ? undefined : 'visually-hidden'}>{fullName(person)}</span>
    </span>
  );
}

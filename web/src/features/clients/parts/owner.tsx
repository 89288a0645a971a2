import { Avatar } from '#shared/status/avatar.tsx';

type Owner = { id: string; name: string };

/** An owner's one text as name and surname, of which the circle takes the initials. */
export function ownerPerson({ id, name }: Owner) {
  const [first = '', ...rest] = name.split(' ');
  return { id, name: first, lastName: rest.join(' ') };
}

/** Who looks after a client. */
export function OwnerName({ owner }: { owner: Owner }) {
  return <Avatar person={ownerPerson(owner)} withName />;
}

import { Avatar } from '#shared/status/avatar.tsx';

type Owner = { id: string; name: string };

export function ownerPerson({ id, name }: Owner) {
  const [first = '', ...rest] = name.split(' ');
  return { id, name: first, lastName: rest.join(' ') };
}

export function OwnerName({ owner }: { owner: Owner }) {
  return <Avatar person={ownerPerson(owner)} withName />;
}

import { Avatar } from '#shared/status/avatar.tsx';

type Owner = { id: string; name: string };

/** Who looks after a prospect. A record carries the whole name; its first word and the rest give the two initials. */
export function OwnerAvatar({ owner, ...rest }: { owner: Owner; size?: number; withName?: boolean }) {
  const [name = '', ...lastName] = owner.name.split(' ');
  return <Avatar person={{ id: owner.id, name, lastName: lastName.join(' ') }} {...rest} />;
}

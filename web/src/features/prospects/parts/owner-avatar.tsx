import { Avatar } from '#shared/status/avatar.tsx';

type Owner = { id: string; name: string };

export function OwnerAvatar({ owner, ...rest }: { owner: Owner; size?: number; withName?: boolean }) {
  const [name = '', ...lastName] = owner.name.split(' ');
  return <Avatar person={{ id: owner.id, name, lastName: lastName.join(' ') }} {...rest} />;
}

import { IconPlus } from '@tabler/icons-react';
import { Button } from './button.tsx';

type Props = { title: string; to: string; isPrimary?: boolean };

export function CreateLink({ title, to, isPrimary = false }: Props) {
  const type = isPrimary ? 'primary' : 'default';
  return <Button style="link" type={type} title={title} to={to} icon={<IconPlus size={16} />} />;
}

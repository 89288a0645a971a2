import { IconLockOpen } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';

export function ReopenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      title="Reabrir"
      icon={<IconLockOpen size={16} stroke={1.75} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}

import type { ReactNode } from 'react';
import { State } from './state.tsx';

type Props = { icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <State icon={icon} title={title} actions={action}>
      {children}
    </State>
  );
}

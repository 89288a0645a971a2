import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { useState, type ReactNode } from 'react';
import { useSessionStore } from '#session/session-context.tsx';
import { useLeave } from '#shared/navigation/leave-guard.ts';
import { SIGN_OUT_QUESTION } from './technician-parts.ts';

export function useSignOut(role: Role | null): { signOut: () => void; question: ReactNode } {
  const store = useSessionStore();
  const leave = useLeave();
  const [isAsking, setAsking] = useState(false);
  const isTechnician = worksInField(role);
  const signOut = () =>
    leave(() => {
      if (isTechnician) setAsking(true);
      else void store.signOut();
    });
  const question = isAsking && <SIGN_OUT_QUESTION.Part onStay={() => setAsking(false)} />;
  return { signOut, question };
}

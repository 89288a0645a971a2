import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { useState, type ReactNode } from 'react';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { hasDrafts } from '#shared/drafts.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useLeave } from '#shared/navigation/leave-guard.ts';
import { SIGN_OUT_QUESTION } from './technician-parts.ts';

export const DRAFTS_QUESTION = lazyPart(() => import('./layouts/drafts-question.tsx'), 'DraftsQuestion');

export function useSignOut(role: Role | null): { signOut: () => void; question: ReactNode } {
  const store = useSessionStore();
  const leave = useLeave();
  const [isAsking, setAsking] = useState(false);
  const { person } = useSession();
  const isTechnician = worksInField(role);
  const mayLose = () => isTechnician || (person !== null && hasDrafts(person.id));
  const signOut = () =>
    leave(() => {
      if (mayLose()) setAsking(true);
      else void store.signOut();
    });
  const Question = isTechnician ? SIGN_OUT_QUESTION.Part : DRAFTS_QUESTION.Part;
  const question = isAsking && <Question onStay={() => setAsking(false)} />;
  return { signOut, question };
}

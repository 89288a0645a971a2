import { useEffect, useState } from 'react';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { hasDrafts } from '#shared/drafts.ts';
import { LostForms } from '#shared/form/lost-forms.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { countWords } from './count-words.ts';
import { draftedVisits } from './kept/draft.ts';
import type { Work } from './kept/open-work.ts';
import { useWork } from './use-work.ts';

type Props = {
  onStay: () => void;
};

type Left = { acts: number; drafts: number; hasForms: boolean };

async function leftIn({ outbox, shelf }: Work, uid: string | undefined): Promise<Left> {
  await outbox.load();
  const { acts } = outbox.getSnapshot();
  const waiting = new Set(acts.map(({ place }) => place.visitId));
  const drafted = await draftedVisits(shelf);
  return {
    acts: acts.length,
    drafts: drafted.filter((id) => !waiting.has(id)).length,
    hasForms: uid !== undefined && hasDrafts(uid),
  };
}

function Words({ acts, drafts, hasForms }: Left) {
  return (
    <>
      {acts > 0 && (
        <p>
          {acts === 1 ? 'Queda' : 'Quedan'} {countWords(acts)} sin enviar. Se guardan en este dispositivo y
          solo se enviarán cuando vuelvas a entrar con tu cuenta: nadie más puede enviarlos.
        </p>
      )}
      {drafts > 0 && (
        <p>
          Hay {drafts === 1 ? '1 visita' : `${drafts} visitas`} con texto o firma sin enviar. Al cerrar
          sesión, lo escrito y lo firmado se borra de este dispositivo y no se puede recuperar.
        </p>
      )}
      {hasForms && <LostForms />}
    </>
  );
}

export function SignOutQuestion({ onStay }: Props) {
  const store = useSessionStore();
  const work = useWork();
  const uid = useSession().person?.id;
  const { outbox, day } = work;
  const [left, setLeft] = useState<Left | null>(null);
  useEffect(() => {
    let isHere = true;
    void leftIn(work, uid).then(async (found) => {
      if (!isHere) return;
      if (found.acts + found.drafts > 0 || found.hasForms) return setLeft(found);
      await day.forget();
      await store.signOut();
    });
    return () => {
      isHere = false;
    };
  }, [work, uid, day, store]);
  const leave = async () => {
    outbox.stop();
    await day.forgetVisits();
    await store.signOut();
  };
  return (
    <ConfirmDialog
      open={left !== null}
      onClose={onStay}
      title={
        left?.acts === 0
          ? '¿Cerrar sesión y perder lo que no has terminado?'
          : '¿Cerrar sesión con cambios por enviar?'
      }
      verb="Cerrar sesión"
      isDanger={left !== null && (left.drafts > 0 || left.hasForms)}
      onConfirm={() => void leave()}
    >
      {left && <Words {...left} />}
    </ConfirmDialog>
  );
}

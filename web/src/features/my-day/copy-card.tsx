import { IconFileText, IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { WorkVisit } from '#outbox/effects.ts';
import { readPhoto } from '#outbox/kept-photos.ts';
import { useLastSeen } from '#outbox/use-last-seen.ts';
import { useWork, type WorkDay } from '#outbox/use-work.ts';
import { PATHS } from '#shared/paths.ts';
import { canShareFiles, shareFile } from '#shared/share-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { makeCopy } from './copy/make-copy.ts';
import { useSeenWeek } from './use-week.ts';
import { WorkCard } from './work-card.tsx';
import classes from './work.module.css';

const ICON = { size: 18, stroke: 1.75 } as const;

/** Who signed, or why nobody did. */
type Consent = { signerName: string | null; refusal: string | null };
type Consents = Record<string, Consent>;

const CONSENTS_KEPT = 30;

/** As the end says that is on its way; null where it has gone. */
function queuedConsent(visitId: string, acts: WorkDay['acts']): Consent | null {
  const end = acts.find(({ act, place }) => act.operation === 'CompleteVisit' && place.visitId === visitId);
  if (end?.act.operation !== 'CompleteVisit') return null;
  const { signer, refusal = null } = end.act.input;
  return { signerName: signer?.name ?? null, refusal };
}

/** Who signed: kept on the device when the end is sent, for the server gives a technician the signature alone. */
function useConsent({ id }: WorkVisit, { acts }: WorkDay): Consent {
  const { seen, store } = useLastSeen<Consents>('consents');
  const queued = queuedConsent(id, acts);
  const words = queued && JSON.stringify(queued);
  useEffect(() => {
    if (words === null) return;
    void store.load('consents').then(() => {
      const others = Object.entries((store.get('consents')?.value ?? {}) as Consents);
      const kept = others.filter(([each]) => each !== id).slice(1 - CONSENTS_KEPT);
      return store.keep('consents', { ...Object.fromEntries(kept), [id]: JSON.parse(words) as Consent });
    });
  }, [store, id, words]);
  return queued ?? seen?.value[id] ?? { signerName: null, refusal: null };
}

/** The picture of the signature: on its way, or as the device keeps it. */
function useSignature({ attachments }: WorkVisit, { acts }: WorkDay) {
  const { shelf } = useWork();
  return async (): Promise<Blob | null> => {
    const id = attachments.find(({ kind }) => kind === 'SIGNATURE')?.id;
    if (id === undefined) return null;
    const queued = acts.find(({ act }) => act.operation === 'PutFile' && act.input.id === id)?.act;
    return queued?.operation === 'PutFile' ? queued.blob : readPhoto(shelf, id);
  };
}

/** What the customer is given: a copy made here, at once and without a connection, and the report once there is one. */
export function CopyCard({ visit, work }: { visit: WorkVisit; work: WorkDay }) {
  const [isBusy, setBusy] = useState(false);
  const consent = useConsent(visit, work);
  const readSignature = useSignature(visit, work);
  const { report, service } = visit;
  const seen = useSeenWeek();
  const share = async () => {
    setBusy(true);
    try {
      const copy = await makeCopy(
        visit,
        { ...consent, signature: await readSignature() },
        seen?.value.letterhead ?? null,
      );
      const code = report?.code ?? service.code;
      await shareFile(copy, `${code}.pdf`, `Parte de trabajo ${code}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <WorkCard title="Parte de trabajo">
      <div className={classes['card-body']}>
        {report === null && (
          <p className={classes['hint']}>El parte se cierra al enviarse. La copia ya se puede dar.</p>
        )}
        {report !== null && work.isOffline && (
          <p className={classes['hint']}>El parte de trabajo se puede ver con conexión.</p>
        )}
        <div className={classes['report-buttons']}>
          <Button
            type={report === null ? 'primary' : 'secondary'}
            title={canShareFiles() ? 'Compartir' : 'Descargar copia'}
            icon={<IconShare {...ICON} />}
            busy={isBusy}
            onClick={() => void share()}
          />
          {report !== null && !work.isOffline && (
            <Button
              style="link"
              title="Ver parte de trabajo"
              icon={<IconFileText {...ICON} />}
              to={PATHS.report(service.id, report.id)}
            />
          )}
        </div>
      </div>
    </WorkCard>
  );
}

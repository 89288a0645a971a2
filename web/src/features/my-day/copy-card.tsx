import { IconFileText, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkVisit } from '#outbox/effects.ts';
import { readPhoto } from '#outbox/kept-photos.ts';
import { useWork, type WorkDay } from '#outbox/use-work.ts';
import { PATHS } from '#shared/paths.ts';
import { canShareFiles, shareFile } from '#shared/share-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { makeCopy } from './copy/make-copy.ts';
import { useSeenWeek } from './use-week.ts';
import { WorkCard } from './work-card.tsx';
import classes from './work.module.css';

const ICON = { size: 18, stroke: 1.75 } as const;

/** Who signed, as the end says that is still on its way; of one that has gone the device knows the signature alone. */
function useConsent(visit: WorkVisit, { acts }: WorkDay) {
  const { shelf } = useWork();
  return async () => {
    const end = acts.find(
      ({ act, place }) => act.operation === 'CompleteVisit' && place.visitId === visit.id,
    );
    const { signer = null, refusal = null } = end?.act.operation === 'CompleteVisit' ? end.act.input : {};
    const id = visit.attachments.find(({ kind }) => kind === 'SIGNATURE')?.id;
    const queued = acts.find(({ act }) => act.operation === 'PutFile' && act.input.id === id)?.act;
    const kept = id === undefined ? null : await readPhoto(shelf, id);
    const signature = queued?.operation === 'PutFile' ? queued.blob : kept;
    return { signerName: signer?.name ?? null, refusal: refusal ?? null, signature };
  };
}

/** What the customer is given: a copy made here, at once and without a connection, and the report once there is one. */
export function CopyCard({ visit, work }: { visit: WorkVisit; work: WorkDay }) {
  const [isBusy, setBusy] = useState(false);
  const consentOf = useConsent(visit, work);
  const { report, service } = visit;
  const seen = useSeenWeek();
  const share = async () => {
    setBusy(true);
    try {
      const copy = await makeCopy(visit, await consentOf(), seen?.value.letterhead ?? null);
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

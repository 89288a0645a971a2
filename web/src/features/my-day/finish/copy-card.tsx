import { IconFileText, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { readConsent, type Consent } from '#outbox/acts/consents.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { readPhoto } from '#outbox/kept/kept-photos.ts';
import { useWork, type WorkDay } from '#outbox/use-work.ts';
import { PATHS } from '#shared/paths.ts';
import { canShareFiles, shareFile } from '#shared/share-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { consentOf } from './completion.ts';
import { makeCopy } from '../copy/make-copy.ts';
import { useSeenWeek } from '../day/use-week.ts';
import { WorkCard } from '../visit/work-card.tsx';
import classes from '../visit/work.module.css';

const UNKNOWN: Consent = { signerName: null, refusal: null };
const ICON = { size: 18, stroke: 1.75 } as const;

function queuedConsent(visitId: string, acts: WorkDay['acts']): Consent | null {
  const end = acts.find(({ act, place }) => act.operation === 'CompleteVisit' && place.visitId === visitId);
  return end?.act.operation === 'CompleteVisit' ? consentOf(end.act) : null;
}

function useSignature({ attachments }: WorkVisit, { acts }: WorkDay) {
  const { shelf } = useWork();
  return async (): Promise<Blob | null> => {
    const id = attachments.find(({ kind }) => kind === 'SIGNATURE')?.id;
    if (id === undefined) return null;
    const queued = acts.find(({ act }) => act.operation === 'PutFile' && act.input.id === id)?.act;
    return queued?.operation === 'PutFile' ? queued.blob : readPhoto(shelf, id);
  };
}

export function CopyCard({ visit, work }: { visit: WorkVisit; work: WorkDay }) {
  const [isBusy, setBusy] = useState(false);
  const { shelf } = useWork();
  const readSignature = useSignature(visit, work);
  const { report, service } = visit;
  const seen = useSeenWeek();
  const share = async () => {
    setBusy(true);
    try {
      const copy = await makeCopy(
        visit,
        {
          ...(queuedConsent(visit.id, work.acts) ?? (await readConsent(shelf, visit.id)) ?? UNKNOWN),
          signature: await readSignature(),
        },
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

import { can } from '@cuadrilla/domain/people/permissions.ts';
import { WORK_REVIEW_STATUS_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import { IconCheck, IconGitMerge, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { slotWords, startWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { today } from '#shared/format/dates.ts';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Service } from '../page/service.ts';
import { visitsToAttachTo } from './attach-question.tsx';
import type { FiledReview } from './decision-props.ts';
import { FiledActRow } from './filed-act.tsx';
import classes from './filed.module.css';
import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import { PhotoTile } from '#records/files/photo-tile.tsx';
import { PhotoViewer } from '#records/files/photo-viewer.tsx';
import type { ShownFile } from '#records/files/shown-file.ts';

function FiledPhotos({ files }: { files: readonly ShownFile[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const photos = files.filter(({ kind }) => isPhoto(kind));
  return (
    <>
      {photos.length > 0 && (
        <ul className={classes['photos']} aria-label="Fotos">
          {photos.map((file) => (
            <li key={file.id}>
              <PhotoTile file={file} onOpen={() => setOpenId(file.id)} />
            </li>
          ))}
        </ul>
      )}
      <PhotoViewer
        photos={photos.map((file) => ({ from: 'server', file }))}
        openId={openId}
        onOpen={setOpenId}
      />
    </>
  );
}

export type Decision = 'apply' | 'attach' | 'reject';

const ICON = { size: 16, stroke: 1.75 } as const;

type Props = { service: Service; review: FiledReview; now: Date; onAsk: (decision: Decision) => void };

function OfVisit({ service, review, now }: Omit<Props, 'onAsk'>) {
  const visit = service.visits.find(({ id }) => id === review.visitId);
  if (visit === undefined) return null;
  return (
    <p className={classes['visit']}>
      En la visita de {slotWords(visit.plannedStart, visit.plannedEnd, now)}
      <VisitStatusBadge status={visit.status} />
    </p>
  );
}

function Decided({ review, now }: Pick<Props, 'review' | 'now'>) {
  const { status, decidedAt, decidedByName, reason } = review;
  const by = decidedByName === null ? '' : ` por ${decidedByName}`;
  const when = decidedAt === null ? '' : `, ${startWords(decidedAt, now)}`;
  return (
    <p className={classes['decided']}>
      <strong>
        {WORK_REVIEW_STATUS_LABELS[status]}
        {by}
        {when}
      </strong>
      {reason !== null && `: ${reason}`}
    </p>
  );
}

function Actions({ service, review, onAsk }: Omit<Props, 'now'>) {
  const canAttach = visitsToAttachTo(service.visits, review.visitId).length > 0;
  return (
    <div className={classes['actions']}>
      <Button title="Aplicar" icon={<IconCheck {...ICON} />} onClick={() => onAsk('apply')} />
      {canAttach && (
        <Button
          title="Añadir a otra visita"
          icon={<IconGitMerge {...ICON} />}
          onClick={() => onAsk('attach')}
        />
      )}
      <Button title="Rechazar" icon={<IconX {...ICON} />} onClick={() => onAsk('reject')} />
    </div>
  );
}

export function ReviewItem(props: Props) {
  const { service, review, now } = props;
  const { technician, from, to, openedAt, because, acts, attachments, status } = review;
  const { role } = useSession().session;
  const titleId = useId();
  const isOpen = status === 'OPEN';
  const lines = new Map(
    [...service.lines, ...acts.flatMap(({ line }) => line ?? [])].map(({ id, text }) => [id, text]),
  );
  return (
    <li className={classes['review']}>
      <div className={classes['head']}>
        <h3 id={titleId} className={classes['who']}>
          <Avatar person={personOf(technician)} color={technician.color} withName />
        </h3>
        <span className={`num ${classes['when'] ?? ''}`}>
          {slotWords(from, to, now)} · llegó {startWords(openedAt, now)}
        </span>
      </div>
      <OfVisit {...props} />
      {isOpen ? (
        <p className={classes['why']} style={toneStyle('hold')}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          No se aplicó: {because}
        </p>
      ) : (
        <Decided {...props} />
      )}
      <ol className={classes['acts']} aria-labelledby={titleId}>
        {acts.map((act) => (
          <FiledActRow
            key={act.id}
            act={act}
            because={because}
            day={today(new Date(from))}
            now={now}
            nameOfLine={(id) => lines.get(id) ?? null}
          />
        ))}
      </ol>
      <FiledPhotos files={attachments} />
      {isOpen && can(role, 'work-reviews:decide') && <Actions {...props} />}
    </li>
  );
}

import { formatLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { LINE_KIND_LABELS, LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { isBlank } from '@cuadrilla/domain/text/text.ts';
import { INCOMPLETE_REASON_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueuedAct, WorkPlace } from '#outbox/acts/act.ts';
import { actWords, writtenIn } from '#outbox/acts/act-words.ts';
import type { CompletionDraft } from '#outbox/kept/draft.ts';
import type { Queue } from '#outbox/sending/queue.ts';
import { useWork } from '#outbox/use-work.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Picture } from '../cards/picture.tsx';
import classes from '../notices/refusals.module.css';
import { WorkCard } from '../visit/work-card.tsx';
import work from '../visit/work.module.css';

type Written = { label: string; value: string }[];

function writtenInDialogs({ lines, followUp, incomplete }: CompletionDraft): Written {
  const inLines = Object.values(lines).flatMap((line) => {
    if (!line || isBlank(line.text)) return [];
    const { kind, text, quantity, unit } = line;
    const value = `${text.trim()} · ${quantity} ${LINE_UNIT_LABELS[unit]}`;
    return [{ label: `${LINE_KIND_LABELS[kind]} sin añadir`, value }];
  });
  const { title = '', description = '', day = '' } = followUp ?? {};
  const { reason = '', note = '' } = incomplete ?? {};
  const why = reason === '' ? [] : [INCOMPLETE_REASON_LABELS[reason]];
  return [
    ...inLines,
    { label: 'Seguimiento sin proponer', value: title.trim() },
    { label: 'Descripción del seguimiento', value: description.trim() },
    { label: 'Seguimiento no antes de', value: day === '' ? '' : formatLocalDate(day) },
    { label: 'No completada', value: [...why, note.trim()].filter(Boolean).join(' · ') },
  ];
}

function writtenInDraft(draft: CompletionDraft): Written {
  const { resolution, signerName, signerNif, refusal, note, answers } = draft;
  return [
    ...Object.values(answers).map((text) => ({ label: 'Respuesta sin enviar', value: text?.trim() ?? '' })),
    { label: 'Trabajo realizado', value: resolution.trim() },
    { label: 'Nota sin añadir', value: note.trim() },
    { label: 'Quién firma', value: [signerName.trim(), signerNif.trim()].filter(Boolean).join(' · ') },
    { label: 'No quiere firmar', value: refusal?.trim() ?? '' },
    ...writtenInDialogs(draft),
  ].filter(({ value }) => value !== '');
}

const textOf = (written: Written) => written.map(({ label, value }) => `${label}: ${value}`);

function Held({ held: { act } }: { held: QueuedAct }) {
  const words = actWords(act);
  const written = writtenIn({ act });
  return (
    <li className={classes['held']}>
      <strong>{words}</strong>
      {written.length > 0 && <DataList items={written} />}
      {act.operation === 'PutFile' && <Picture blob={act.blob} words={words} />}
    </li>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button title="Descartar" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Descartar lo que no se ha enviado?"
        verb="Descartar"
        isDanger
        onConfirm={onDiscard}
      >
        <p>Se borra de este móvil y no se puede recuperar.</p>
      </ConfirmDialog>
    </>
  );
}

type Props = { draft: CompletionDraft; held: Queue; onDrop: () => void };

export function KeptWork({ draft, held, onDrop }: Props) {
  const { outbox } = useWork();
  const written = writtenInDraft(draft);
  const acts = held.flatMap(({ act }) => [actWords(act), ...textOf(writtenIn({ act }))]);
  const discard = () => {
    held.forEach(({ key }) => outbox.discard(key));
    onDrop();
  };
  return (
    <WorkCard title="Lo que no se ha enviado">
      <div className={work['card-body']}>
        <p className={classes['kept']}>Sigue guardado en este móvil hasta que lo descartes.</p>
        {written.length > 0 && <DataList items={written} />}
        {draft.signature !== null && <Picture blob={draft.signature} words="Firma" />}
        {held.length > 0 && (
          <ul className={classes['helds']}>
            {held.map((each) => (
              <Held key={each.key} held={each} />
            ))}
          </ul>
        )}
        <div className={classes['acts']}>
          <Discard onDiscard={discard} />
          <CopyButton text={[...textOf(written), ...acts].join('\n')} />
        </div>
      </div>
    </WorkCard>
  );
}

export function KeptElsewhere({ places }: { places: readonly WorkPlace[] }) {
  return (
    <WorkCard title="Escrito y sin enviar">
      <ul className={classes['elsewhere']}>
        {places.map(({ visitId, code, title }) => (
          <li key={visitId}>
            <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
            <span>
              <Link to={PATHS.visit(visitId)}>{title}</Link>
              <small>{code} · ya no está en tu día</small>
            </span>
          </li>
        ))}
      </ul>
    </WorkCard>
  );
}

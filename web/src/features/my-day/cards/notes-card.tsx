import { note as checkNote, required } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { noteAct } from '../finish/completion.ts';
import classes from './notes.module.css';
import { useAct } from '../visit/use-acts.ts';
import type { Draft } from '../visit/use-draft.ts';
import { useNotes, type Note } from './use-notes.ts';
import { SendMark } from '../day/visit-rows.tsx';
import { CardButton, WorkCard } from '../visit/work-card.tsx';
import work from '../visit/work.module.css';

type Props = Draft & { visit: WorkVisit; work: Pick<WorkDay, 'acts' | 'isOffline'> };

function NoteRow({ note: { text, at, mark } }: { note: Note }) {
  return (
    <li className={classes['note']}>
      <div>
        <p>{text}</p>
        <small>{formatDateTime(at)}</small>
      </div>
      <SendMark mark={mark} />
    </li>
  );
}

function NewNote({ visit, draft: { note: text }, change }: Props) {
  const act = useAct(visit);
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = required(text) ?? checkNote(text);
  const add = () => {
    setTried(problem !== null);
    if (problem !== null) return field.current?.focus();
    act(noteAct(visit, text));
    change({ note: '' });
  };
  return (
    <div className={work['card-body']}>
      <Textarea
        ref={field}
        label="Nota nueva"
        rows={2}
        value={text}
        maxLength={NOTE_MAX}
        error={wasTried || text !== '' ? problem : null}
        onChange={(note) => change({ note })}
        onBlur={() => setTried(false)}
      />
      <Button
        wide
        title="Añadir nota"
        icon={<IconPlus size={18} stroke={1.75} />}
        className={classes['add']}
        onClick={add}
      />
    </div>
  );
}

export function NotesCard(props: Props) {
  const { visit, work: day, isLoaded } = props;
  const { notes, isWhole, isFailing, ask } = useNotes(visit.service.id, day);
  const isUnseen = !isWhole && day.isOffline;
  return (
    <WorkCard title="Notas" {...(isWhole && { count: notes.length })}>
      {notes.length > 0 && (
        <ul className={work['lines']}>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
      {isUnseen && <p className={classes['unseen']}>Las que ya se enviaron se ven con conexión.</p>}
      {isFailing && (
        <p className={classes['unseen']}>
          No se han podido cargar las que ya se enviaron. <CardButton title="Reintentar" onClick={ask} />
        </p>
      )}
      {isLoaded && <NewNote {...props} />}
    </WorkCard>
  );
}

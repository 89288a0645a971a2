import { isAnswered, type ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { useState } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { ChecklistField } from './checklist-field.tsx';
import { answerOf } from '../finish/completion.ts';
import { useAct } from '../visit/use-acts.ts';
import type { Draft } from '../visit/use-draft.ts';
import { CardButton, WorkCard } from '../visit/work-card.tsx';
import classes from '../visit/work.module.css';

type Item = WorkVisit['service']['checklist'][number];

const isDone = (item: Item) => {
  const value = answerOf(item);
  const answers: Record<string, ChecklistAnswer> = value === undefined ? {} : { [item.id]: value };
  return isAnswered(item, answers);
};

type Props = Pick<Draft, 'draft' | 'change'> & {
  visit: WorkVisit;
  work: Pick<WorkDay, 'marks' | 'isKeeping'>;
  onWrong: (itemId: string, isWrong: boolean) => void;
};

export function ChecklistCard({ visit, work, draft, change, onWrong }: Props) {
  const { id: serviceId, checklist } = visit.service;
  const act = useAct(visit);
  const [doneBefore] = useState(() => new Set(checklist.filter(isDone).map(({ id }) => id)));
  const [showsAll, setShowsAll] = useState(false);
  if (checklist.length === 0) return null;
  // A point answered on arrival is shown again if its answer is removed or something else is typed.
  const isHidden = (item: Item) =>
    doneBefore.has(item.id) && isDone(item) && (draft.answers[item.id] ?? null) === null;
  const open = checklist.filter((item) => !isHidden(item));
  const shown = showsAll ? checklist : open;
  const toggle = showsAll ? 'Ocultar las hechas' : 'Ver las hechas';
  return (
    <WorkCard
      title="Lista de comprobación"
      count={`${checklist.filter(isDone).length} de ${checklist.length}`}
      action={doneBefore.size > 0 && <CardButton title={toggle} onClick={() => setShowsAll(!showsAll)} />}
    >
      {shown.length === 0 ? (
        <p className={classes['empty']}>Todo está contestado.</p>
      ) : (
        <ul className={classes['points']}>
          {shown.map((item) => (
            <ChecklistField
              key={item.id}
              item={item}
              mark={work.marks.get(item.id)}
              typed={draft.answers[item.id] ?? null}
              onType={(text) => change({ answers: { [item.id]: text } })}
              isKept={!work.isKeeping}
              onWrong={(isWrong) => onWrong(item.id, isWrong)}
              onAnswer={(answer) =>
                act({ operation: 'AnswerVisitChecklist', input: { serviceId, itemId: item.id, answer } })
              }
            />
          ))}
        </ul>
      )}
    </WorkCard>
  );
}

import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { answerWords, questionOf, type AnsweredPoint } from './checklist-answers.ts';
import classes from './checklist.module.css';

const ICON = { size: 16, 'aria-hidden': true } as const;

export function ChecklistList({ points }: { points: readonly AnsweredPoint[] }) {
  return (
    <ul className={classes['list']}>
      {points.map((point) => {
        const words = answerWords(point);
        const Icon = words === null ? IconCircle : IconCircleCheckFilled;
        return (
          <li key={point.id} className={classes['point']} data-done={words !== null || undefined}>
            <Icon {...ICON} />
            <span className={classes['question']}>
              {questionOf(point).question}
              {point.required && words === null && (
                <>
                  <span className={classes['asterisk']} aria-hidden="true">
                    {' '}
                    *
                  </span>
                  <span className="visually-hidden"> (obligatorio)</span>
                </>
              )}
            </span>
            {words === null ? (
              <span className={`${classes['answer'] ?? ''} ${classes['open'] ?? ''}`}>Pendiente</span>
            ) : (
              <span className={classes['answer']}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

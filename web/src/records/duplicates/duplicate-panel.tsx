import { sameQuestion } from '@cuadrilla/domain/contact/party.ts';
import { IconUser } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import type { DuplicateAnswers } from './duplicate-matches.tsx';
import classes from './duplicate-panel.module.css';

// Most forms never show a match.
const { Page: DuplicateMatches } = lazyPage(() => import('./duplicate-matches.tsx'), 'DuplicateMatches');

/** The live region is always mounted, so that screen readers announce matches when they appear. */
export function DuplicatePanel(props: DuplicateAnswers) {
  const id = useId();
  return (
    <div aria-live="polite">
      {props.matches.length > 0 && (
        <section className={classes['panel']} aria-labelledby={id} tabIndex={-1} data-duplicates>
          <h2 id={id}>
            <IconUser size={16} stroke={1.75} aria-hidden="true" />
            {sameQuestion(props.matches)}
          </h2>
          <Suspense fallback={<Busy />}>
            <DuplicateMatches {...props} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { countAnswered } from './checklist-answers.ts';
import { ChecklistList } from './checklist-list.tsx';
import { useSession } from '#session/session-context.tsx';
import { Card } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ChecklistCard_ServiceFragment } from './checklist-card.generated.ts';
import { useAnswers } from './use-answers.ts';

type Service = ChecklistCard_ServiceFragment;

const { Page: ChecklistFields } = lazyPage(() => import('./checklist-fields.tsx'), 'ChecklistFields');

/** The office answers here until the service is settled; technicians answer in the visit, which works offline. */
export function ChecklistCard({ service: { id, status, checklist } }: { service: Service }) {
  const { role } = useSession().session;
  const [isFilling, setFilling] = useState(false);
  const { give, withGiven, refusals } = useAnswers(id);
  const points = withGiven(checklist);
  if (points.length === 0) return null;
  const isOpen = serviceActProblem('edit', { status, hasVisitInProgress: false }) === null;
  const mayAnswer = canAny(role, 'checklist:answer') && isOpen;
  const fill = isFilling ? (
    <Button type="secondary" title="Listo" onClick={() => setFilling(false)} />
  ) : (
    <Button
      type="secondary"
      title="Rellenar"
      icon={<IconPencil size={16} stroke={1.75} />}
      onClick={() => setFilling(true)}
    />
  );
  return (
    <Card
      title="Lista de comprobación"
      count={`${countAnswered(points)} de ${points.length}`}
      isFlush
      action={mayAnswer && fill}
    >
      {mayAnswer && isFilling ? (
        <Suspense fallback={<ChecklistList points={points} />}>
          <ChecklistFields points={points} onAnswer={give} refusals={refusals} />
        </Suspense>
      ) : (
        <ChecklistList points={points} />
      )}
    </Card>
  );
}

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { WorkVisit } from '../../../outbox/acts/effects.ts';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { connection } from '../../../testing/connection.ts';
import type { ActName, AnswerTo, DataOf, FakeServer, OperationName } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

export const NOW = new Date('2026-11-21T11:41:00Z');

export const TAKEN = { data: { result: { __typename: 'VisitSuccess' as const } } };

export const activityPage = (
  ...nodes: DataOf<'Activity'>['activity']['edges'][number]['node'][]
): AnswerTo<'Activity'> => ({ data: { activity: connection('Activity', nodes) } });

export function visitAtWork(service: Partial<WorkVisit['service']> = {}): WorkVisit {
  const visit = workVisit({ status: 'IN_PROGRESS', arrivedAt: '2026-11-21T11:00:00.000Z' });
  const plain = { requiresSignature: false, minPhotos: 0, checklist: [] };
  return { ...visit, service: { ...visit.service, ...plain, ...service } };
}

export function importChunks(): void {
  beforeAll(
    () =>
      Promise.all([
        import('../day/my-day-page.tsx'),
        import('../visit/visit-page.tsx'),
        import('../visit/visit-parts.tsx'),
        import('../cards/checklist-card.tsx'),
        import('../notices/refusals.tsx'),
        import('../cards/machines-card.tsx'),
        import('../finish/missing.tsx'),
        import('../finish/copy-card.tsx'),
        import('../day/kept-work.tsx'),
        import('../visit/missing-visit.tsx'),
        import('../notices/notices.tsx'),
        import('../notices/visit-notices.tsx'),
        import('../notices/filed-work.tsx'),
        import('../../../outbox/sending/settle-time.ts'),
        import('../finish/end-dialogs.tsx'),
        import('../cards/line-dialog.tsx'),
        import('../finish/follow-up-dialog.tsx'),
        import('signature_pad'),
      ]),
    60_000,
  );
}

export function visitServer(first: () => WorkVisit) {
  const kit = {
    visit: first(),
    filed: [] as DataOf<'OwnFiledWork'>['myFiledWork'][number][],
    server: null as FakeServer | null,
    calls: <N extends OperationName>(operation: N) => kit.server?.calls(operation) ?? [],
    on: ((operation: never, responder: never) => kit.server?.on(operation, responder)) as FakeServer['on'],
    inputs: <N extends ActName>(operation: N) => kit.server?.inputs(operation) ?? [],
  };
  beforeEach(() => {
    // jsdom has no canvas.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    kit.visit = first();
    kit.filed = [];
    kit.server = serverFor('TECHNICIAN')
      .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [kit.visit] } }))
      .on('VisitAtWork', () => ({ data: { visit: kit.visit } }))
      .on('Activity', () => activityPage())
      .on('OwnFiledWork', () => ({ data: { myFiledWork: kit.filed } }));
  });
  return kit;
}

export async function openWork(path = '/') {
  const app = renderApp({ path, signedIn: true });
  await screen.findAllByText('No calienta el agua');
  return app;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

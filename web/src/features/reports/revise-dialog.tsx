import type { ApolloCache } from '@apollo/client';
import { reopenSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { useNavigate } from 'react-router-dom';
import { forgetServices } from '#records/services/forget-services.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { consentKindOf, type ConsentKind, type Report } from './report.ts';
import { useReviseWorkReportMutation } from './revise-report.generated.ts';

/** The one before is no longer the latest, and whatever lists the reports of its service or visit asks again. */
function forgetReports(cache: ApolloCache, { id, service, visitId }: Report): void {
  cache.modify({
    id: cache.identify({ __typename: 'WorkReport', id }) ?? '',
    fields: { isLatest: () => false },
  });
  cache.evict({ id: cache.identify({ __typename: 'Service', id: service.id }) ?? '', fieldName: 'reports' });
  cache.evict({ id: cache.identify({ __typename: 'Visit', id: visitId }) ?? '', fieldName: 'report' });
  forgetServices(cache);
}

/** What stays of the one before, and what of it the new one says. */
const KEPT: Record<ConsentKind, string> = {
  signed: 'La firmada se conserva, y la firma se muestra también en la nueva.',
  refused: 'La anterior se conserva, y en la nueva consta también por qué no se firmó.',
  none: 'La anterior se conserva.',
};

/** Why there is a new version. It takes what the service says now; the one before stays. */
export function ReviseDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const [run] = useReviseWorkReportMutation();
  const form = useRecordForm({
    initialValues: { reason: '' },
    // A reason on one line, as of a service that is opened again.
    schema: reopenSchema,
    draft: { owner, form: `revise-${report.id}` },
    success: 'Nueva versión guardada',
    doneAfter: 0,
    onDone: (id: string) => void navigate(PATHS.report(report.service.id, id)),
    send: async ({ reason }, { key }) => {
      const { data } = await run({
        variables: { input: { id: report.id, reason }, key },
        update: (cache, answer) => {
          if (answer.data?.result.__typename === 'WorkReportSuccess') forgetReports(cache, report);
        },
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      return result.__typename === 'WorkReportSuccess' ? done(result.report.id) : refused(result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title={`¿Por qué se corrige ${report.code}?`}
      submit="Guardar nueva versión"
      size={480}
    >
      <Wide>
        <p>La nueva versión toma lo que el servicio dice ahora. {KEPT[consentKindOf(report.content)]}</p>
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required autoComplete="off" />
      </Wide>
    </FormDialog>
  );
}

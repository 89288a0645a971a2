import type { ApolloCache } from '@apollo/client';
import { reopenSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { useNavigate } from 'react-router-dom';
import { evictRecord } from '#records/save/send.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { PATHS } from '#shared/paths.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { consentKindOf, type ConsentKind, type Report } from './report.ts';
import { ReviseWorkReportDocument } from './revise-report.generated.ts';

function supersede(cache: ApolloCache, { id, service, visitId }: Report): void {
  cache.modify({
    id: cache.identify({ __typename: 'WorkReport', id }) ?? '',
    fields: { isLatest: () => false },
  });
  evictRecord(cache, 'Service', service.id, ['reports']);
  evictRecord(cache, 'Visit', visitId, ['report']);
}

const KEPT: Record<ConsentKind, string> = {
  signed: 'La firmada se conserva, y la firma se muestra también en la nueva.',
  refused: 'La anterior se conserva, y en la nueva consta también por qué no se firmó.',
  none: 'La anterior se conserva.',
};

export function ReviseDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useSaveRecord(ReviseWorkReportDocument, {
    initialValues: { reason: '' },
    // One line, like the reason for reopening a service.
    schema: reopenSchema,
    draft: `revise-${report.id}`,
    input: ({ reason }) => ({ id: report.id, reason }),
    evict: SERVICE_LISTS,
    update: (cache, result) => {
      if (result.__typename === 'WorkReportSuccess') supersede(cache, report);
    },
    success: 'Nueva versión guardada',
    onDone: ({ report: { id } }) => void navigate(PATHS.report(report.service.id, id)),
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title={`¿Por qué se corrige ${report.code}?`}
      submit="Guardar nueva versión"
    >
      <Wide>
        <p>La nueva versión toma lo que el servicio dice ahora. {KEPT[consentKindOf(report.content)]}</p>
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required />
      </Wide>
    </FormDialog>
  );
}

import { can } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { useState } from 'react';
import { forgetActivity } from '#records/activity/forget-activity.ts';
import { PhotosCard } from '#records/files/photos-card.tsx';
import { useSession } from '#session/session-context.tsx';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { LeaveDialog } from '#shared/ui/dialogs/leave-dialog.tsx';
import { useRemoveAttachmentMutation } from './remove-file.generated.ts';
import type { ServicePhotos_ServiceFragment } from './service-photos.generated.ts';
import { useUploads } from './use-uploads.ts';

type Service = ServicePhotos_ServiceFragment;

const KINDS = ['BEFORE', 'AFTER', 'DOCUMENT'] as const;

function useRemoveFile(onDone: () => void) {
  const [run] = useRemoveAttachmentMutation();
  return useAction({
    success: 'Archivo quitado',
    onDone,
    send: async (id: string, key) => {
      const { data } = await run({
        variables: { input: { id }, key },
        update: (cache, { data: written }) => {
          if (written?.removeAttachment.__typename === 'RemoveAttachmentSuccess') forgetActivity(cache);
        },
      });
      const result = data?.removeAttachment;
      if (!result) throw new Error('No data');
      return result.__typename === 'RemoveAttachmentSuccess' ? done(undefined) : refused(result);
    },
  });
}

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const remove = useRemoveFile(onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="¿Quitar este archivo?"
      verb="Quitar"
      isDanger
      busy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => remove.run(id)}
    >
      <p>No se puede recuperar. Lo que ya está en un parte de trabajo no se quita.</p>
    </ConfirmDialog>
  );
}

/**
 * Photos and papers of a service. The office adds and removes them until it is settled, to the visit that is under way
 * where there is one; a technician does so in the visit, where it also goes without a connection.
 */
export function Photos({ service }: { service: Service }) {
  const { role } = useSession().session;
  const { id, status, visits, attachments, minPhotos } = service;
  const underWay = visits.find((visit) => isVisitUnderWay(visit.status));
  const uploads = useUploads({ serviceId: id, visitId: underWay?.id ?? null });
  const [removing, setRemoving] = useState<string | null>(null);
  const isOpen = serviceActProblem('edit', { status, hasVisitInProgress: false }) === null;
  const mayChange = role !== 'TECHNICIAN' && can(role, 'attachments:add') && isOpen;
  return (
    <>
      <PhotosCard
        files={attachments}
        waiting={uploads.waiting}
        minPhotos={minPhotos}
        kinds={KINDS}
        onAdd={mayChange ? uploads.add : undefined}
        onRemove={mayChange ? setRemoving : undefined}
        onRetry={uploads.retry}
        onDiscard={uploads.discard}
      />
      {removing !== null && <RemoveDialog id={removing} onClose={() => setRemoving(null)} />}
      <LeaveDialog hasChanges={uploads.waiting.length > 0} onDiscard={() => undefined} />
    </>
  );
}

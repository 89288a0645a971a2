import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { useState } from 'react';
import { PhotosCard } from '#records/files/photos-card.tsx';
import { useAct } from '#records/save/use-act.ts';
import { useSession } from '#session/session-context.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { LeaveDialog } from '#shared/ui/dialogs/leave-dialog.tsx';
import { RemoveAttachmentDocument } from './remove-file.generated.ts';
import type { ServicePhotos_ServiceFragment } from './service-photos.generated.ts';
import { useUploads } from './use-uploads.ts';

type Service = ServicePhotos_ServiceFragment;

const KINDS = ['BEFORE', 'AFTER', 'DOCUMENT'] as const;

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const remove = useAct(RemoveAttachmentDocument, {
    evict: ['activity'],
    success: 'Archivo quitado',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="¿Quitar este archivo?"
      verb="Quitar"
      isDanger
      busy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => remove.run({ id })}
    >
      <p>No se puede recuperar. Lo que ya está en un parte de trabajo no se quita.</p>
    </ConfirmDialog>
  );
}

/** The office changes files here until the service is settled; technicians do so in the visit, which works offline. */
export function Photos({ service }: { service: Service }) {
  const { role } = useSession().session;
  const { id, status, visits, attachments, minPhotos } = service;
  const underWay = visits.find((visit) => isVisitUnderWay(visit.status));
  const uploads = useUploads({ serviceId: id, visitId: underWay?.id ?? null });
  const [removing, setRemoving] = useState<string | null>(null);
  const isOpen = serviceActProblem('edit', { status, hasVisitInProgress: false }) === null;
  const mayChange = canAny(role, 'attachments:add') && isOpen;
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

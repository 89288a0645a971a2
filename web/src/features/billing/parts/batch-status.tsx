import { BATCH_STATUS_LABELS, BILLING_ITEM_STATE_LABELS } from '@cuadrilla/domain/billing/batch-states.ts';
import { IconArrowBackUp, IconCircleCheck, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import type { BatchStatus, BillingItemState } from '#gql/schema.generated.ts';
import { StatusBadge, type StatusLook } from '#shared/status/status-badge.tsx';

const BATCHES: Record<BatchStatus, StatusLook> = {
  DRAFT: { word: BATCH_STATUS_LABELS.DRAFT, tone: 'pending', icon: IconPencil },
  DELIVERED: { word: BATCH_STATUS_LABELS.DELIVERED, tone: 'scheduled', icon: IconSend },
  CONFIRMED: { word: BATCH_STATUS_LABELS.CONFIRMED, tone: 'done', icon: IconCircleCheck },
  DISCARDED: { word: BATCH_STATUS_LABELS.DISCARDED, tone: 'void', icon: IconTrash },
};

const ITEMS: Record<BillingItemState, StatusLook> = {
  DRAFT: { word: BILLING_ITEM_STATE_LABELS.DRAFT, tone: 'pending', icon: IconPencil },
  DELIVERED: { word: BILLING_ITEM_STATE_LABELS.DELIVERED, tone: 'scheduled', icon: IconSend },
  INVOICED: { word: BILLING_ITEM_STATE_LABELS.INVOICED, tone: 'done', icon: IconCircleCheck },
  RETURNED: { word: BILLING_ITEM_STATE_LABELS.RETURNED, tone: 'hold', icon: IconArrowBackUp },
};

export const BatchStatusBadge = ({ status }: { status: BatchStatus }) => (
  <StatusBadge look={BATCHES[status]} />
);

export const ItemStateBadge = ({ state }: { state: BillingItemState }) => <StatusBadge look={ITEMS[state]} />;

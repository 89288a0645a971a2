import type { BatchAct } from '@cuadrilla/domain/billing/batch-states.ts';
import { IconClipboardText, IconSend, IconTrash } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import classes from '../parts/billing.module.css';
import type { Asked } from './batch-dialogs.tsx';
import type { Batch } from './batch.ts';

type Props = { batch: Batch; acts: readonly BatchAct[]; onAsk: (asked: Asked) => void };

export function BatchActions({ batch, acts, onAsk }: Props) {
  const isWhole = batch.content.every(({ problems }) => problems.length === 0);
  return (
    <span className={classes['head-acts']}>
      {acts.includes('deliver') && (
        <Button
          type="primary"
          title="Entregar"
          icon={<IconSend size={16} stroke={1.75} />}
          disabled={!isWhole}
          onClick={() => onAsk({ what: 'deliver' })}
        />
      )}
      {acts.includes('confirm') && (
        <Button
          type={batch.waiting > 0 ? 'primary' : 'default'}
          title="Traer números de factura"
          icon={<IconClipboardText size={16} stroke={1.75} />}
          onClick={() => onAsk({ what: 'paste' })}
        />
      )}
      {acts.includes('discard') && (
        <ActionsMenu
          items={[
            {
              label: 'Descartar',
              icon: <IconTrash size={16} stroke={1.75} />,
              onSelect: () => onAsk({ what: 'discard' }),
            },
          ]}
        />
      )}
    </span>
  );
}

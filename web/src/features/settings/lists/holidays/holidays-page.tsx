import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { formatDate, today } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ListSection } from '../../frame/list-section.tsx';
import { useCanEdit } from '../../frame/section.tsx';
import { DropHolidayDialog } from './drop-holiday-dialog.tsx';
import { openFetched } from '../fetched-dialog.ts';
import type { HolidayDialogProps, HolidayValue } from './holiday-dialog.tsx';
import { HolidaysPageDocument, useHolidaysPageQuery } from './holidays-page.generated.ts';
import type { Holidays_ListFragment } from '../lists.generated.ts';
import { useFocusAfterDrop } from '../use-focus-after-drop.ts';
import classes from '../value-list.module.css';

export function firstOperation() {
  return persistedOperation(HolidaysPageDocument, 'HolidaysPage');
}

const WEEKDAY = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', weekday: 'long' });
const ICON = { size: 16, stroke: 1.75 } as const;

type Act = 'edit' | 'drop';
type RowsProps = {
  label: string;
  holidays: readonly HolidayValue[];
  onAct: ((act: Act, holiday: HolidayValue) => void) | null;
};

function Rows({ label, holidays, onAct }: RowsProps) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {holidays.map((holiday) => (
        <li key={holiday.id} className={classes['row']} data-dated>
          <div className={`${classes['day']} num`}>
            {formatDate(holiday.date)}, {WEEKDAY.format(new Date(`${holiday.date}T00:00:00Z`))}
          </div>
          <div className={`${classes['what']} ${classes['name']}`}>{holiday.name}</div>
          <ActionsMenu
            label={`Acciones de ${holiday.name}`}
            items={
              onAct === null
                ? []
                : [
                    {
                      label: 'Editar',
                      icon: <IconPencil {...ICON} />,
                      onSelect: () => onAct('edit', holiday),
                    },
                    {
                      label: 'Eliminar',
                      icon: <IconTrash {...ICON} />,
                      isDanger: true,
                      onSelect: () => onAct('drop', holiday),
                    },
                  ]
            }
          />
        </li>
      ))}
    </ul>
  );
}

type Open =
  | { act: 'edit'; value: HolidayValue | null; Dialog: ComponentType<HolidayDialogProps> }
  | { act: 'drop'; value: HolidayValue }
  | null;

const fetchDialog = () => import('./holiday-dialog.tsx').then((m) => m.HolidayDialog);

function Holidays({ holidays: { values, version } }: { holidays: Holidays_ListFragment }) {
  const canEdit = useCanEdit();
  const [open, setOpen] = useState<Open>(null);
  const { ref, focusAfter } = useFocusAfterDrop(open === null);
  const close = () => setOpen(null);
  const edit = (value: HolidayValue | null) =>
    openFetched(fetchDialog, (Dialog) => setOpen({ act: 'edit', value, Dialog }));
  const act = (what: Act, value: HolidayValue) =>
    what === 'edit' ? edit(value) : setOpen({ act: 'drop', value });
  const onAct = canEdit ? act : null;
  const past = values.filter(({ date }) => date < today());
  const coming = values.filter(({ date }) => date >= today());
  const add = (
    <Button
      title="Añadir festivo"
      icon={<IconPlus size={16} stroke={2} />}
      className={classes['add']}
      onClick={() => edit(null)}
    />
  );
  return (
    <div ref={ref}>
      <Card title="Festivos" count={coming.length} isFlush {...(canEdit ? { action: add } : {})}>
        {coming.length === 0 && (
          <CardEmpty>No hay festivos por venir. Esos días no se planifica trabajo.</CardEmpty>
        )}
        <Rows label="Próximos festivos" holidays={coming} onAct={onAct} />
        {past.length > 0 && (
          <details className={classes['past']}>
            <summary>Anteriores ({past.length})</summary>
            <Rows label="Festivos anteriores" holidays={[...past].reverse()} onAct={onAct} />
          </details>
        )}
      </Card>
      {open?.act === 'edit' && <open.Dialog value={open.value} version={version} onClose={close} />}
      {open?.act === 'drop' && (
        <DropHolidayDialog value={open.value} version={version} onClose={close} onDropped={focusAfter} />
      )}
    </div>
  );
}

export function HolidaysPage() {
  const result = useHolidaysPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListSection section="festivos" result={result}>
      {({ settings: { holidays } }) => <Holidays holidays={holidays} />}
    </ListSection>
  );
}

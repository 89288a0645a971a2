import { IconArchive, IconArchiveOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Tag } from '#shared/status/tag.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import { useCanEdit } from '../frame/section.tsx';
import { DropValueDialog } from './drop-value-dialog.tsx';
import { openFetched, type FetchDialog } from './fetched-dialog.ts';
import { LIST_WORDS } from './list-words.ts';
import { useFocusAfterDrop } from './use-focus-after-drop.ts';
import { useRetireAction, type ListedValue, type ListIdentity } from './use-value-actions.ts';
import classes from './value-list.module.css';

export type ValueDialogProps<V> = { list: ListIdentity; value: V | null; onClose: () => void };

/** In a dialog, loaded on demand, or on a page of its own. */
export type Editing<V> =
  | { verb: string; dialog: FetchDialog<ValueDialogProps<V>> }
  | { verb: string; to: (value: V | null) => string };

type Props<V extends ListedValue> = {
  list: ListIdentity;
  values: readonly V[];
  editing: Editing<V>;
  detail?: (value: V) => ReactNode;
};

const ICON = { size: 16, stroke: 1.75 } as const;
const BY_NAME = new Intl.Collator('es-ES');

type RowProps<V> = {
  value: V;
  to: string | undefined;
  detail: ReactNode;
  actions: readonly MenuItem[];
};

function Row<V extends ListedValue>({ value: { name, retired }, to, detail, actions }: RowProps<V>) {
  return (
    <li className={classes['row']} data-retired={retired || undefined}>
      <div className={classes['what']}>
        <div className={classes['name']}>{to === undefined ? name : <Link to={to}>{name}</Link>}</div>
        <div className={classes['detail']}>{detail}</div>
      </div>
      {retired && <Tag>Retirado</Tag>}
      <ActionsMenu items={actions} label={`Acciones de ${name}`} />
    </li>
  );
}

type AddProps<V> = { title: string; editing: Editing<V>; onAdd: () => void };

function AddButton<V>({ title, editing, onAdd }: AddProps<V>) {
  const look = { title, icon: <IconPlus size={16} stroke={2} />, className: classes['add'] };
  return 'to' in editing ? (
    <Button style="link" {...look} to={editing.to(null)} />
  ) : (
    <Button {...look} onClick={onAdd} />
  );
}

type Open<V> =
  | { act: 'edit'; value: V | null; Dialog: ComponentType<ValueDialogProps<V>> }
  | { act: 'drop'; value: V }
  | null;

export function ValueList<V extends ListedValue>({ list, values, editing, detail }: Props<V>) {
  const canEdit = useCanEdit();
  const [open, setOpen] = useState<Open<V>>(null);
  const retire = useRetireAction(list);
  const { ref, focusAfter } = useFocusAfterDrop(open === null);
  const words = LIST_WORDS[list.kind];
  const close = () => setOpen(null);
  const edit = (value: V | null) => {
    if ('to' in editing) return;
    openFetched(editing.dialog, (Dialog) => setOpen({ act: 'edit', value, Dialog }));
  };
  const actionsOf = (value: V): MenuItem[] => [
    {
      label: editing.verb,
      icon: <IconPencil {...ICON} />,
      ...('to' in editing ? { to: editing.to(value) } : { onSelect: () => edit(value) }),
    },
    {
      label: value.retired ? 'Recuperar' : 'Retirar',
      icon: value.retired ? <IconArchiveOff {...ICON} /> : <IconArchive {...ICON} />,
      onSelect: () => retire.run(value),
    },
    {
      label: 'Eliminar',
      icon: <IconTrash {...ICON} />,
      isDanger: true,
      onSelect: () => setOpen({ act: 'drop', value }),
    },
  ];
  const add = <AddButton title={words.add} editing={editing} onAdd={() => edit(null)} />;
  return (
    <div ref={ref}>
      <Card title={words.title} count={values.length} isFlush {...(canEdit ? { action: add } : {})}>
        {values.length === 0 && <CardEmpty>{words.empty}</CardEmpty>}
        <ul className={classes['list']} aria-label={words.title}>
          {[...values]
            .sort((one, other) => BY_NAME.compare(one.name, other.name))
            .map((value) => (
              <Row
                key={value.id}
                value={value}
                to={'to' in editing ? editing.to(value) : undefined}
                detail={detail?.(value)}
                actions={canEdit ? actionsOf(value) : []}
              />
            ))}
        </ul>
      </Card>
      {open?.act === 'edit' && <open.Dialog list={list} value={open.value} onClose={close} />}
      {open?.act === 'drop' && (
        <DropValueDialog list={list} value={open.value} onClose={close} onDropped={focusAfter} />
      )}
    </div>
  );
}

import { ATTACHMENT_KIND_LABELS, isPhoto, type AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { IconCamera, IconFile, IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { Menu } from '#shared/ui/dialogs/menu.tsx';
import { useMenu } from '#shared/ui/dialogs/use-menu.ts';
import classes from './files.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
// Phones offer camera and gallery for `image/*`.
const ACCEPTED = { photo: 'image/*', document: 'application/pdf,image/jpeg,image/png' } as const;

type Props = {
  kinds: readonly AttachmentKind[];
  onChoose: (kind: AttachmentKind, files: readonly File[]) => void;
};

export function AddFiles({ kinds, onChoose }: Props) {
  const menu = useMenu();
  const input = useRef<HTMLInputElement>(null);
  const kind = useRef<AttachmentKind>('BEFORE');
  const choose = (chosen: AttachmentKind) => {
    kind.current = chosen;
    if (input.current === null) return;
    input.current.accept = isPhoto(chosen) ? ACCEPTED.photo : ACCEPTED.document;
    input.current.click();
  };
  const items = kinds.map((each) => ({
    label: isPhoto(each)
      ? `Foto de ${ATTACHMENT_KIND_LABELS[each].toLowerCase()}`
      : ATTACHMENT_KIND_LABELS[each],
    icon: isPhoto(each) ? <IconPhoto {...ICON} /> : <IconFile {...ICON} />,
    onSelect: () => choose(each),
  }));
  return (
    <>
      <button {...menu.button} className={classes['add']} aria-label="Añadir fotos">
        <IconCamera size={20} stroke={1.75} aria-hidden="true" />
        Añadir
      </button>
      <Menu label="Qué se añade" items={items} menu={menu} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Archivos"
        onChange={({ currentTarget }) => {
          onChoose(kind.current, [...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { useTimedMessage } from './toasts/use-timed-message.ts';

type Props = { text: string; title?: string; wide?: boolean };

export function CopyButton({ text, title = 'Copiar', wide = false }: Props) {
  const { message, show } = useTimedMessage(2000);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => show('Copiado'),
      () => show('No se ha podido copiar'),
    );
  return (
    <>
      <Button
        wide={wide}
        title={message ?? title}
        icon={message === 'Copiado' ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
      />
      <span className="visually-hidden" aria-live="polite">
        {message}
      </span>
    </>
  );
}

import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Prospect } from './prospect-loader.tsx';
import { nextActionWords } from '../parts/when-words.ts';
import { When } from '../parts/when.tsx';

// Loaded on editing, because the rules of a prospect are heavy.
const { Part: Editor } = lazyPart(() => import('./next-action-editor.tsx'), 'NextActionEditor', <Busy />);

export function NextActionCard({ prospect, now }: { prospect: Prospect; now: Date }) {
  const [isEditing, setEditing] = useState(false);
  const words = nextActionWords(prospect, now);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    place.current?.querySelector('button')?.focus();
  };
  if (!isOpen(prospect.status)) return null;
  return (
    <div ref={place}>
      <Card
        title="Próxima acción"
        action={
          !isEditing && (
            <Button
              type="secondary"
              title="Cambiar"
              icon={<IconPencil size={16} />}
              onClick={() => setEditing(true)}
            />
          )
        }
      >
        {isEditing ? (
          <Editor prospect={prospect} onClose={close} />
        ) : words === null ? (
          <CardEmpty>Sin fecha. Ponla para que no se quede sin respuesta.</CardEmpty>
        ) : (
          <When words={words} />
        )}
      </Card>
    </div>
  );
}

import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import type { ComponentProps } from 'react';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { lackingOf } from './filed-words.ts';

type Field = Pick<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'disabled' | 'name'
>;
type Props = {
  lacking: ReturnType<typeof lackingOf>;
  field: (path: 'resolution' | 'refusal') => Field;
};

export function LackingFields({ lacking, field }: Props) {
  return (
    <>
      {lacking.resolution && (
        <Wide>
          <Textarea {...field('resolution')} label="Qué se hizo" required maxLength={NOTE_MAX} rows={3} />
        </Wide>
      )}
      {lacking.refusal && (
        <Wide>
          <TextInput {...field('refusal')} label="Por qué no hay firma" required />
        </Wide>
      )}
    </>
  );
}

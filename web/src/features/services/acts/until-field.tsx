import type { ComponentProps } from 'react';
import { Wide } from '#shared/form/form-card.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';

type Props = Omit<ComponentProps<typeof DateInput>, 'label' | 'helperText'>;

/** The day on which a service that is held comes back. */
export function UntilField(props: Props) {
  return (
    <Wide>
      <DateInput
        {...props}
        label="Hasta cuándo"
        helperText="Ese día vuelve a la bandeja. Vacío: hasta que alguien lo reanude"
      />
    </Wide>
  );
}

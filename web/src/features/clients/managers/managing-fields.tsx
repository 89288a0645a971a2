import { mayBeManaged, mayManage } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { ManagerField } from '#records/managers/manager-field.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import type { ClientFormPart } from '../form/client-form.ts';

export function ManagingFields({ form: { values, field } }: { form: ClientFormPart }) {
  if (mayManage(values.kind)) {
    return (
      <Wide>
        <Checkbox
          {...field('isPropertyManager')}
          label={CLIENT.isPropertyManager.label}
          helperText="Lleva comunidades: se elige en cada una, y nadie pregunta por su teléfono"
        />
      </Wide>
    );
  }
  if (!mayBeManaged(values.kind)) return null;
  return (
    <Wide>
      <ManagerField {...field('managedById')} label={CLIENT.managedBy.label} />
    </Wide>
  );
}

import { PASSWORDS } from '@cuadrilla/domain/records/settings/settings.ts';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { usePasswordsCardQuery } from './passwords-card.generated.ts';

const { Part: PasswordsDialog } = lazyPart(() => import('./passwords-dialog.tsx'), 'PasswordsDialog');

const yesOrNo = (is: boolean) => (is ? 'Sí' : 'No');

export function PasswordsCard() {
  const [isOpen, setOpen] = useState(false);
  const result = usePasswordsCardQuery({ fetchPolicy: 'network-only' });
  const change = (
    <Button
      type="secondary"
      title="Cambiar reglas"
      icon={<IconEdit size={16} stroke={1.75} />}
      onClick={() => setOpen(true)}
    />
  );
  return (
    <LoadedSection result={result}>
      {({ settings: { passwords } }) => (
        <Card title="Contraseñas" action={change}>
          <DataList
            items={[
              {
                label: PASSWORDS.minLength.label,
                value: PASSWORDS.minLength.figure.read(passwords.minLength),
              },
              { label: PASSWORDS.refuseCommon.label, value: yesOrNo(passwords.refuseCommon) },
              { label: PASSWORDS.changeFirst.label, value: yesOrNo(passwords.changeFirst) },
            ]}
          />
          {isOpen && (
            <PasswordsDialog
              passwords={passwords}
              onClose={() => setOpen(false)}
              onSaved={() => void result.refetch()}
            />
          )}
        </Card>
      )}
    </LoadedSection>
  );
}

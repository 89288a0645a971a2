import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PROSPECT_ICON } from '../list/no-prospects.tsx';
import type { Prospect } from '../page/prospect-loader.tsx';

export function AlreadyClient({
  client: { id, code, name },
}: {
  client: NonNullable<Prospect['convertedTo']>;
}) {
  return (
    <EmptyState
      icon={PROSPECT_ICON}
      title="Este prospecto ya es cliente"
      action={<Button style="link" type="primary" title={`Ver ${name}`} to={PATHS.client(id)} />}
    >
      Se convirtió en {name} ({code}).
    </EmptyState>
  );
}

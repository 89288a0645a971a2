import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { FileCard } from './file-card.tsx';
import { MappingCard } from './mapping-card.tsx';
import { useChanges } from './use-changes.ts';

export function ReadingCards({ found }: { found: ImportDetailFragment }) {
  const changes = useChanges(found);
  return (
    <>
      <FileCard found={found} changes={changes} />
      <MappingCard found={found} changes={changes} />
    </>
  );
}

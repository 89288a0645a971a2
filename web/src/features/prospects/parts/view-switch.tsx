import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';

type View = 'lista' | 'tablero';

const OPTIONS = [
  { value: 'tablero', label: 'Por estado', icon: <IconLayoutKanban size={16} stroke={1.75} /> },
  { value: 'lista', label: 'Lista', icon: <IconList size={16} stroke={1.75} /> },
] as const;

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return <SegmentedControl label="Vista" value={view} options={OPTIONS} onChange={onChange} />;
}

import type { HeldWork_WorkFragment } from './staff-actions.generated.ts';

const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${NUMBER.format(count)} ${count === 1 ? one : several}`];

export function heldWorkWords({ visits, prospects, clients }: HeldWork_WorkFragment): string {
  const parts = [
    ...counted(visits, 'visita por hacer', 'visitas por hacer'),
    ...counted(prospects, 'prospecto abierto a su nombre', 'prospectos abiertos a su nombre'),
    ...counted(clients, 'cliente a su nombre', 'clientes a su nombre'),
  ];
  if (parts.length === 0)
    return 'No tiene visitas por hacer, ni prospectos abiertos ni clientes a su nombre.';
  return `Todavía tiene ${LIST.format(parts)}. Seguirá todo a su nombre hasta que alguien lo reasigne.`;
}

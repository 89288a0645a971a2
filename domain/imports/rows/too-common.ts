import type { RowNotice } from './read-row.ts';

/** A phone, an e-mail or a name of more records than this matches none of them. */
export const ALIKE_MAX = 300;

export const tooCommonNotice = (path: string): RowNotice => ({
  path,
  message: `Lo comparten más de ${ALIKE_MAX} registros: no se compara con ellos y puede que ya exista`,
});

export const severalClients = (count: number | string): string =>
  `Hay ${count} clientes así: añade su NIF o su código`;

export const TOO_MANY_CLIENTS = severalClients(`más de ${ALIKE_MAX}`);

export type Days = { desde: string | null; hasta: string | null };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const dayOf = (text: string | null): string | null =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

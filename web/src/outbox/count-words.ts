/** `1 cambio`, `3 cambios`. */
export const countWords = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`);

export const countWords = (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`);

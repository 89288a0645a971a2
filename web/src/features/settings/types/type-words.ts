export function photosText(count: number): string {
  if (count === 0) return 'No hacen falta';
  return count === 1 ? 'Al menos 1' : `Al menos ${count}`;
}

/** A length of time as people say it: `45 min`, `1 h`, `1 h 30 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** How many photos a visit takes at least. */
export function photosText(count: number): string {
  if (count === 0) return 'No hacen falta';
  return count === 1 ? 'Al menos 1' : `Al menos ${count}`;
}

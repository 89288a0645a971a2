const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DATE = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export function clockTime(instant: Date): string {
  return TIME.format(instant);
}

export function clockDate(instant: Date): string {
  return DATE.format(instant);
}

const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DATE = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The device's time as hour, minute, second: `14:05:09`. */
export function clockTime(instant: Date): string {
  return TIME.format(instant);
}

/** The device's date as short weekday, day, short month, year: `sáb, 21 nov 2026`. */
export function clockDate(instant: Date): string {
  return DATE.format(instant);
}

/** White text has a contrast of at least 4.5:1 on each. The ids are stored. */
export const TECHNICIAN_COLORS = [
  { id: 'blue', label: 'Azul', hex: '#1d4ed8' },
  { id: 'orange', label: 'Naranja', hex: '#c2410c' },
  { id: 'green', label: 'Verde', hex: '#15803d' },
  { id: 'purple', label: 'Morado', hex: '#7e22ce' },
  { id: 'sky', label: 'Celeste', hex: '#0369a1' },
  { id: 'red', label: 'Rojo', hex: '#b91c1c' },
  { id: 'olive', label: 'Oliva', hex: '#4d7c0f' },
  { id: 'pink', label: 'Rosa', hex: '#be185d' },
  { id: 'teal', label: 'Turquesa', hex: '#0f766e' },
  { id: 'mustard', label: 'Mostaza', hex: '#a16207' },
  { id: 'brown', label: 'Marrón', hex: '#7c4a21' },
  { id: 'slate', label: 'Gris', hex: '#475569' },
] as const;

export type TechnicianColor = (typeof TECHNICIAN_COLORS)[number];
export type TechnicianColorId = TechnicianColor['id'];

export const TECHNICIAN_COLOR_IDS = TECHNICIAN_COLORS.map(({ id }) => id) as [
  TechnicianColorId,
  ...TechnicianColorId[],
];

/** Default colour, always the same for a person. */
export function colorFor(uid: string): TechnicianColorId {
  let hash = 0;
  for (const character of uid) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return TECHNICIAN_COLOR_IDS[hash % TECHNICIAN_COLOR_IDS.length] ?? 'blue';
}

/** `#rrggbb`; grey for a colour no longer in the palette. */
export function hexOf(id: string): string {
  return TECHNICIAN_COLORS.find((color) => color.id === id)?.hex ?? '#475569';
}

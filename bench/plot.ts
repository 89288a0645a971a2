import type { Figure } from './figures.ts';
import type { Spread } from './statistics.ts';

const ROW = 28;
const LABELS = 190;
const BARS = 420;
const NUMBERS = 90;
const TOP = 34;

export function plotOf({ what, rounds }: Figure, unit: string): string {
  const rows = Object.entries(rounds).filter(([name]) => !name.includes(','));
  const most = Math.max(...rows.map(([, spread]) => spread.most));
  const x = (value: number) => LABELS + (value / most) * BARS;
  const bars = rows.map(([name, spread], index) => bar(name, spread, { y: TOP + index * ROW, x }));
  const [width, height] = [LABELS + BARS + NUMBERS, TOP + rows.length * ROW + 8];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${escaped(what)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="8" y="20" font-weight="600">${escaped(unit)}</text>
${bars.join('\n')}
</svg>
`;
}

type Place = { y: number; x: (value: number) => number };

function bar(name: string, { median, least, most }: Spread, { y, x }: Place): string {
  const middle = y + ROW / 2;
  const fill = name.startsWith('cuadrilla') || name === 'bundled' ? '#0b7285' : '#adb5bd';
  const digits = median < 10 ? 1 : 0;
  return [
    `<text x="${LABELS - 8}" y="${middle + 4}" text-anchor="end">${escaped(name)}</text>`,
    `<rect x="${LABELS}" y="${y + 5}" width="${(x(median) - LABELS).toFixed(1)}" height="${ROW - 10}" fill="${fill}"/>`,
    `<path d="M${x(least).toFixed(1)} ${middle}H${x(most).toFixed(1)}" stroke="#212529"/>`,
    `<text x="${(x(most) + 8).toFixed(1)}" y="${middle + 4}">${median.toFixed(digits)}</text>`,
  ].join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

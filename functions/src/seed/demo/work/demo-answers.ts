import type { ChecklistAnswer, ChecklistPoint } from '@cuadrilla/domain/services/checklist.ts';
import type { Random } from '../../random.ts';

const MEASURES: readonly (readonly [asked: RegExp, from: number, to: number, decimals: number])[] = [
  [/^Presión del vaso/, 8, 12, 1],
  [/^Presión/, 10, 17, 1],
  [/^CO2/, 86, 95, 1],
  [/^CO en/, 0, 4, 0],
  [/^CO corregido/, 18, 85, 0],
  [/^Rendimiento/, 960, 1_062, 1],
  [/^Longitud/, 3, 9, 0],
  [/^Vacío/, 280, 500, 0],
  [/^Carga/, 0, 140, 0],
  [/^Salto/, 80, 138, 1],
  [/^Consumo/, 28, 71, 1],
  [/^Superficie/, 38, 240, 0],
  [/^Potencia/, 345, 1_150, 2],
  [/^Caudal/, 120, 220, 1],
  [/^Temperatura de imp/, 330, 390, 1],
  [/^Temperatura de ret/, 280, 325, 1],
];

const TEXTS: readonly (readonly [asked: RegExp, ...answers: string[]])[] = [
  [/error/, 'F28', 'E01', 'F75', 'A01', 'Sin código'],
  [/Recomendaciones/, 'Cambiar el vaso de expansión antes del invierno', 'Instalar filtro magnético'],
  [/quiere el cliente/, 'Calefacción y agua caliente con un solo equipo', 'Gastar menos y quitar el gas'],
];

const OTHER_TEXT = 'Sin observaciones';
const MOSTLY = 0.7;

export function demoAnswers(
  random: Random,
  points: readonly ChecklistPoint[],
): Record<string, ChecklistAnswer> {
  return Object.fromEntries(
    points
      .map((point) => [point, random.chance(0.5)] as const)
      .filter(([{ required }, isAnswered]) => required || isAnswered)
      .map(([point]) => [point.id, answerOf(random, point)]),
  );
}

function answerOf(random: Random, { kind, text, options }: ChecklistPoint): ChecklistAnswer {
  if (kind === 'YES_NO') return random.chance(0.96);
  if (kind === 'NUMBER') return measureOf(random, text);
  if (kind === 'CHOICE') return random.chance(MOSTLY) ? (options[0] ?? '') : random.pick(options);
  const [, ...answers] = TEXTS.find(([asked]) => asked.test(text)) ?? [null];
  return answers.length > 0 ? random.pick(answers) : OTHER_TEXT;
}

function measureOf(random: Random, text: string): number {
  const [, from, to, decimals] = MEASURES.find(([asked]) => asked.test(text)) ?? [null, 1, 10, 0];
  return random.int(from, to) / 10 ** decimals;
}

import type { CatalogValue, ServiceType } from '../../../settings/settings.ts';
import { demoItemNamed } from '../demo-items.ts';
import { randomFor } from '../../random.ts';

type Item = ServiceType['checklist'][number];

const item = (kind: Item['kind'], text: string, options: string[] = []): Item => ({
  text,
  kind,
  options,
  required: true,
});
const yes = (text: string) => item('YES_NO', text);
const number = (text: string) => item('NUMBER', text);
const choice = (text: string, options: string) => item('CHOICE', text, options.split('|'));
const text = (question: string) => item('TEXT', question);
const optional = (given: Item): Item => ({ ...given, required: false });

type Draft = Omit<ServiceType, 'id' | 'retired' | 'skillIds' | 'defaultLines'> & {
  skills: readonly string[];
};

const DRAFTS: readonly Draft[] = [
  {
    name: 'Avería de caldera',
    category: 'BREAKDOWN',
    durationMinutes: 90,
    priority: 'HIGH',
    instructions:
      'Cierra la llave de gas antes de abrir la cámara. Anota el código de error antes de reiniciar.',
    checklist: [
      optional(text('Código de error en pantalla')),
      number('Presión del circuito al llegar (bar)'),
      choice('Qué falla', 'Encendido|Agua caliente|Calefacción|Fuga de agua|Ruido|Otro'),
      yes('Prueba de fugas de gas correcta'),
      number('CO en el ambiente (ppm)'),
      number('Presión del circuito al marcharte (bar)'),
      yes('Agua caliente y calefacción probadas delante del cliente'),
    ],
    skills: ['Calderas de gas'],
    requiresSignature: true,
    minPhotos: 2,
  },
  {
    name: 'Revisión anual de caldera',
    category: 'MAINTENANCE',
    durationMinutes: 60,
    priority: 'NORMAL',
    instructions: 'Revisión según el RITE. Deja la pegatina con la fecha de la próxima.',
    checklist: [
      yes('Quemador y cámara de combustión limpios'),
      yes('Sifón de condensados limpio'),
      number('Presión del vaso de expansión (bar)'),
      number('CO2 en los humos (%)'),
      number('CO corregido (ppm)'),
      number('Rendimiento (%)'),
      choice('Salida de humos', 'Correcta|Con defecto leve|Con defecto grave'),
      yes('Prueba de fugas de gas correcta'),
      optional(text('Recomendaciones para el cliente')),
    ],
    skills: ['Calderas de gas'],
    requiresSignature: true,
    minPhotos: 1,
  },
  {
    name: 'Instalación de split',
    category: 'INSTALLATION',
    durationMinutes: 240,
    priority: 'NORMAL',
    instructions: 'Vacío de 20 minutos como mínimo. Fotografía la unidad exterior y el cuadro eléctrico.',
    checklist: [
      yes('Soporte de la unidad exterior nivelado y con silentblocks'),
      number('Longitud de la línea frigorífica (m)'),
      yes('Prueba de estanqueidad con nitrógeno'),
      number('Vacío alcanzado (micras)'),
      number('Carga adicional de refrigerante (g)'),
      yes('Desagüe probado con agua'),
      number('Salto térmico en frío (°C)'),
      yes('Mando explicado al cliente'),
    ],
    skills: ['Climatización', 'Electricidad'],
    requiresSignature: true,
    minPhotos: 3,
  },
  {
    name: 'Mantenimiento de aire acondicionado',
    category: 'MAINTENANCE',
    durationMinutes: 75,
    priority: 'LOW',
    instructions: null,
    checklist: [
      yes('Filtros lavados o cambiados'),
      yes('Batería interior limpia y desinfectada'),
      yes('Batería exterior limpia'),
      yes('Bandeja y desagüe limpios'),
      number('Consumo (A)'),
      number('Salto térmico (°C)'),
      choice('Estado general', 'Bueno|Aceptable|Conviene sustituir'),
    ],
    skills: ['Climatización'],
    requiresSignature: true,
    minPhotos: 1,
  },
  {
    name: 'Visita de valoración',
    category: 'ASSESSMENT',
    durationMinutes: 45,
    priority: 'NORMAL',
    instructions:
      'Mide y fotografía todo lo que haga falta para el presupuesto: no vuelve nadie antes de la obra.',
    checklist: [
      number('Superficie (m²)'),
      choice('Energía actual', 'Gas natural|Gasóleo|Propano|Electricidad|Ninguna'),
      number('Potencia eléctrica contratada (kW)'),
      choice('Acceso', 'Sin dificultad|Por escaleras|Necesita grúa o andamio'),
      text('Qué quiere el cliente'),
    ],
    skills: [],
    requiresSignature: false,
    minPhotos: 4,
  },
  {
    name: 'Inspección de gas',
    category: 'INSPECTION',
    durationMinutes: 40,
    priority: 'HIGH',
    instructions: 'Inspección periódica de la instalación receptora individual.',
    checklist: [
      yes('Prueba de estanqueidad superada'),
      yes('Ventilación suficiente'),
      yes('Tubería visible en buen estado'),
      number('CO en el ambiente (ppm)'),
      choice('Resultado', 'Sin anomalías|Anomalía secundaria|Anomalía principal'),
    ],
    skills: ['Inspección de gas'],
    requiresSignature: true,
    minPhotos: 1,
  },
  {
    name: 'Puesta en marcha de aerotermia',
    category: 'INSTALLATION',
    durationMinutes: 180,
    priority: 'NORMAL',
    instructions: 'Ajusta la curva climática con el cliente y déjala anotada.',
    checklist: [
      yes('Circuito limpio y purgado'),
      number('Presión del circuito (bar)'),
      number('Caudal (l/min)'),
      number('Temperatura de impulsión (°C)'),
      number('Temperatura de retorno (°C)'),
      yes('Legionela programada en el acumulador'),
      yes('Registrada en la garantía del fabricante'),
    ],
    skills: ['Aerotermia', 'Electricidad'],
    requiresSignature: true,
    minPhotos: 2,
  },
];

export function demoServiceTypes(skills: readonly CatalogValue[]): ServiceType[] {
  return DRAFTS.map(({ skills: names, ...draft }) => ({
    id: randomFor(`settings type ${draft.name}`).id(),
    ...draft,
    skillIds: skills.filter(({ name }) => names.includes(name)).map(({ id }) => id),
    retired: false,
    defaultLines: firstLines(draft),
  }));
}

/** Travel, and labour for as long as a visit takes; a valuation is not charged by the hour. */
function firstLines({ category, durationMinutes }: Pick<Draft, 'category' | 'durationMinutes'>) {
  const hours = {
    name: 'Mano de obra, oficial de 1.ª',
    quantityMilli: Math.ceil(durationMinutes / 15) * 250,
  };
  const travel = { name: 'Desplazamiento', quantityMilli: 1_000 };
  return (category === 'ASSESSMENT' ? [travel] : [travel, hours]).flatMap(({ name, quantityMilli }) => {
    const item = demoItemNamed(name);
    return item ? [{ itemId: item.id, quantityMilli }] : [];
  });
}

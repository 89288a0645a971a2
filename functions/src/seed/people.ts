import { foldText } from '@cuadrilla/domain/text/text.ts';
import type { Random } from './random.ts';

const NAMES = (
  'Ana María|Amparo|Ángel|Antonio|Begoña|Carlos|Carmen|Concepción|Cristina|Daniel|David|Dolores|Elvira|Emilio|' +
  'Esperanza|Esteban|Eugenia|Fátima|Félix|Fernando|Francisco Javier|Gloria|Gonzalo|Guadalupe|Ignacio|Inés|Irene|Iñaki|' +
  'Isabel|Jaime|Jesús|Joaquín|José Luis|José Ramón|Juan Carlos|Juana|Julia|Laura|Lorenzo|Lucía|Luis|Luisa|Manuel|' +
  'María José|María Teresa|Mariano|Marta|Mercedes|Miguel Ángel|Montserrat|Nieves|Nuria|Óscar|Pablo|Paloma|Pedro|Pilar|' +
  'Rafael|Ramón|Raquel|Remedios|Roberto|Rocío|Rosa María|Sara|Silvia|Sonia|Teresa|Tomás|Vicente|Víctor|Yolanda'
).split('|');

const SURNAMES = (
  'Acuña|Aguilar|Alonso|Álvarez|Arroyo|Bermúdez|Blanco|Cabañas|Calvo|Campos|Cano|Castaño|Castro|Cordero|Cortés|Crespo|' +
  'Cuevas|Delgado|Díaz|Domínguez|Durán|Echevarría|Escudero|Fernández|Ferrer|Gallego|García|Gil|Gómez|González|Guerrero|' +
  'Gutiérrez|Hernández|Herrero|Hidalgo|Ibáñez|Iglesias|Jiménez|León|López|Lorenzo|Lozano|Marín|Martín|Martínez|Medina|' +
  'Méndez|Molina|Montero|Mora|Moreno|Muñoz|Navarro|Nieto|Núñez|Ortega|Ortiz|Otero|Pascual|Peña|Pérez|Prieto|Ramírez|' +
  'Ramos|Rey|Ríos|Rodríguez|Rojas|Romero|Rubio|Ruiz|Sáez|Sánchez|Santos|Sanz|Serrano|Soler|Suárez|Tejedor|Torres|Úbeda|' +
  'Vargas|Vázquez|Vega|Velasco|Vidal|Zamora|Zapata|Zúñiga'
).split('|');

export type DemoPerson = { name: string; lastName: string };

export function personOf(random: Random): DemoPerson {
  return { name: random.pick(NAMES), lastName: `${random.pick(SURNAMES)} ${random.pick(SURNAMES)}` };
}

export const called = ({ name, lastName }: DemoPerson): string => `${name} ${lastName}`;

export function emailOf(name: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9 ]/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 1);
  return `${words.slice(0, 3).join('.')}@ejemplo.es`;
}

/** Example numbers; several people share one, as in real data. */
export const mobileOf = (random: Random): string => `+346000000${twoDigits(random)}`;
export const landlineOf = (random: Random): string => `+349100000${twoDigits(random)}`;

function twoDigits(random: Random): string {
  return String(random.int(0, 99)).padStart(2, '0');
}

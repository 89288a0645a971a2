import type { StoredAddress } from '../records.ts';
import type { Random } from './random.ts';

/** A part of a street with one postal code: `street|code|from-to|town`; Madrid if no town is given. */
const STRETCHES = `
Calle de Ibiza|28009|1-70
Calle de Menorca|28009|2-50
Calle de Narváez|28009|1-80
Calle de Sainz de Baranda|28009|1-90
Calle de Lavapiés|28012|2-60
Calle de Atocha|28012|2-110
Calle de Embajadores|28012|1-90
Calle de Bravo Murillo|28020|96-300
Calle de Orense|28020|2-80
Calle de Arturo Soria|28027|1-120
Avenida de la Albufera|28038|60-280
Calle de Fuencarral|28004|1-100
Calle de Hortaleza|28004|1-110
Calle del Pez|28004|1-40
Calle de Toledo|28005|60-150
Calle de Segovia|28005|1-60
Paseo de las Delicias|28045|30-140
Calle de Méndez Álvaro|28045|2-60
Calle de Alcalá|28028|180-260
Calle de Cartagena|28028|1-50
Calle de Alonso Cano|28003|30-90
Calle de Ponzano|28003|30-90
Calle de Santa Engracia|28010|1-100
Calle de Nuria|28034|20-90
Calle de Ginzo de Limia|28029|1-40
Avenida de Monforte de Lemos|28029|20-180
Calle de Goya|28001|10-70
Calle de Velázquez|28001|1-60
Calle del Príncipe de Vergara|28002|120-200
Calle de López de Hoyos|28002|80-200
Calle del Doctor Esquerdo|28007|100-180
Avenida del Mediterráneo|28007|1-60
Avenida de la Ciudad de Barcelona|28007|20-120
Avenida de Moratalaz|28030|40-190
Calle de Hacienda de Pavones|28030|1-200
Calle de los Hermanos García Noblejas|28037|1-170
Calle de Antonio López|28019|1-90
Calle del General Ricardos|28019|1-140
Calle de Marcelo Usera|28026|1-170
Calle de Camarena|28047|60-250
Paseo de Extremadura|28011|1-180
Calle de Sepúlveda|28011|1-160
Calle de Ferraz|28008|1-80
Calle de la Princesa|28008|1-80
Calle de Gaztambide|28015|1-80
Calle de Meléndez Valdés|28015|1-70
Calle de Francos Rodríguez|28039|1-100
Calle de Ofelia Nieto|28039|1-80
Paseo de la Castellana|28046|90-260
Calle de Mauricio Legendre|28046|1-40
Calle de Silvano|28043|60-170
Calle Madrid|28901|1-120|Getafe
Calle de Juan Muñoz|28911|1-60|Leganés
Calle Mayor|28921|1-90|Alcorcón
Avenida de la Constitución|28931|1-80|Móstoles
Avenida de Europa|28224|1-26|Pozuelo de Alarcón
Calle Real|28231|1-50|Las Rozas de Madrid
Gran Vía|28220|1-60|Majadahonda
Calle de la Marquesa Viuda de Aldama|28100|1-60|Alcobendas
Calle Real|28701|1-110|San Sebastián de los Reyes
Avenida de la Constitución|28821|1-100|Coslada
Avenida de Covibar|28523|1-12|Rivas-Vaciamadrid
Calle Mayor|28801|1-90|Alcalá de Henares
Avenida del Siglo XXI|28660|1-30|Boadilla del Monte
Calle de Stuart|28300|1-150|Aranjuez`
  .trim()
  .split('\n')
  .map((line) => {
    const [street = '', postalCode = '', numbers = '', city = 'Madrid'] = line.split('|');
    const [from = 1, to = 1] = numbers.split('-').map(Number);
    return { street, postalCode, from, to, city };
  });

const FLOORS = [
  'Bajo A',
  '1.º A',
  '1.º B',
  '2.º izq.',
  '2.º dcha.',
  '3.º B',
  '4.º C',
  '5.º A',
  '6.º D',
  'Ático',
];

export function placeOf(random: Random, { floor = false }: { floor?: boolean } = {}): StoredAddress {
  const { street, postalCode, from, to, city } = random.pick(STRETCHES);
  const number = String(random.int(from, to));
  return { street, number, floor: floor ? random.pick(FLOORS) : null, postalCode, city };
}

export function place(text: string, city = 'Madrid'): StoredAddress {
  const [, street, number, postalCode] = /^(.+) (\d+), (\d{5})$/.exec(text) ?? [];
  if (!street || !number || !postalCode) throw new Error(`${text} is no place`);
  return { street, number, floor: null, postalCode, city };
}

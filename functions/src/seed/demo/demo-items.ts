import { checkDigitOf } from '@cuadrilla/domain/items/barcode.ts';
import type { NewItem } from '@cuadrilla/domain/records/item.ts';
import type { LineKind, LineUnit } from '@cuadrilla/domain/services/service-lines.ts';
import { randomFor } from '../random.ts';

export type DemoItem = NewItem & { id: string };

/**
 * `prefix|family|unit|name|variant@cents;variant@cents`: a row creates an item for each variant, named after both.
 * The names of the items in the demo's services are those of their lines.
 */
const MATERIALS: readonly string[] = [
  'QUE|Quemador y gas|UNIT||Boquilla de quemador@2340;Junta de quemador@840;Electrodo de encendido@3415;Sonda de ionización@2960;Filtro de gas@3150;Flexible de gas@1960;Racor de gas 1/2″@690;Precinto de regulación@150;Precinto y certificado@950',
  'QUE|Quemador y gas|UNIT|Válvula de gas|Honeywell VK4105@18900;Sit 848 Sigma@16400;Siemens VGU86@21250',
  'QUE|Quemador y gas|UNIT|Regulador de gas|22 mbar@2890;37 mbar@2640;55 mbar@3120',
  'QUE|Quemador y gas|UNIT|Llave de gas|1/2″@1190;3/4″@1560;1″@2230',
  'CAL|Recambios de caldera|UNIT||Kit de juntas de mantenimiento@1890;Vaso de expansión 8 l@6420;Sonda NTC 10 kΩ@2185;Caudalostato@5840;Sifón de condensados@1580;Bomba de condensados@7900',
  'CAL|Recambios de caldera|UNIT|Vaso de expansión|12 l@7150;18 l@8240;24 l@9480;35 l@11900;50 l@15600',
  'CAL|Recambios de caldera|UNIT|Placa electrónica|Vaillant ecoTEC@24800;Junkers Cerapur@22950;Saunier Duval Isofast@23400;Baxi Platinum@21700;Ferroli Bluehelix@19850',
  'CAL|Recambios de caldera|UNIT|Ventilador|Vaillant ecoTEC@18600;Junkers Cerapur@17900;Baxi Platinum@16450',
  'CAL|Recambios de caldera|UNIT|Intercambiador de placas|12 placas@7450;16 placas@8900;20 placas@10300;26 placas@12850',
  'CAL|Recambios de caldera|UNIT|Motor de válvula de tres vías|Vaillant@5640;Junkers@5890;Baxi@5120',
  'CAL|Recambios de caldera|UNIT|Presostato de|agua 0,6 bar@2360;humos@2740;mínima 0,5 bar@1980',
  'CAL|Recambios de caldera|UNIT|Termostato de seguridad|90 °C@1240;100 °C@1260;contacto@1130',
  'BOM|Bombas y circuladores|UNIT||Circulador 25/60@18650;Circulador Alpha2 25-60@21900',
  'BOM|Bombas y circuladores|UNIT|Circulador|25/40@16900;25/80@24300;32/60@22800;32/80@27950;40/120@61200',
  'BOM|Bombas y circuladores|UNIT|Grupo de presión|1 bomba 0,75 kW@41200;2 bombas 1,1 kW@98600',
  'BOM|Bombas y circuladores|UNIT|Bomba de achique|250 W@7890;550 W@12400',
  'VAL|Válvulas|UNIT||Válvula de seguridad 3 bar@2270;Llave de corte 1″@1680;Detentor recto 1/2″@1150;Purgador automático 1/2″@1275',
  'VAL|Válvulas|UNIT|Válvula de esfera|1/2″@690;3/4″@890;1″@1340;1 1/4″@2090;1 1/2″@2860;2″@4280',
  'VAL|Válvulas|UNIT|Válvula de retención|1/2″@720;3/4″@910;1″@1280;1 1/4″@1890',
  'VAL|Válvulas|UNIT|Válvula mezcladora termostática|1/2″@5890;3/4″@6480;1″@8950',
  'VAL|Válvulas|UNIT|Válvula de zona motorizada|3/4″@7640;1″@8420',
  'VAL|Válvulas|UNIT|Válvula de radiador|recta 1/2″@1090;escuadra 1/2″@1120;termostática 1/2″@1980',
  'VAL|Válvulas|UNIT|Reductora de presión|1/2″@2890;3/4″@3460;1″@4980',
  'VAL|Válvulas|UNIT|Llave de escuadra|1/2″ × 3/8″@480;1/2″ × 1/2″@520;1/2″ × 3/4″@690',
  'RAC|Racores y juntas|UNIT||Racor 1 1/2″@1240;Tuerca abocardada 3/8@310;Junta tórica 18 × 2@190;Latiguillo 3/4″@980;Teflón de alta densidad@320',
  'RAC|Racores y juntas|UNIT|Latiguillo|1/2″ × 20 cm@390;1/2″ × 30 cm@440;1/2″ × 50 cm@560;3/8″ × 30 cm@420',
  'RAC|Racores y juntas|UNIT|Codo de cobre|15 mm@95;18 mm@130;22 mm@190;28 mm@340;35 mm@620',
  'RAC|Racores y juntas|UNIT|Te de cobre|15 mm@150;18 mm@210;22 mm@290;28 mm@520',
  'RAC|Racores y juntas|UNIT|Manguito de cobre|15 mm@60;18 mm@80;22 mm@110;28 mm@190',
  'RAC|Racores y juntas|UNIT|Codo multicapa a presión|16 mm@410;20 mm@560;25 mm@890;32 mm@1460',
  'RAC|Racores y juntas|UNIT|Junta tórica|12 × 2@120;16 × 2@160;22 × 3@240',
  'TUB|Tubería y aislamiento|METER|Tubo de cobre|12 mm@590;15 mm@720;18 mm@890;22 mm@1120;28 mm@1590;35 mm@2240',
  'TUB|Tubería y aislamiento|METER|Tubo multicapa|16 mm@210;20 mm@310;25 mm@490;32 mm@790',
  'TUB|Tubería y aislamiento|METER|Tubo de PVC de desagüe|32 mm@240;40 mm@290;50 mm@380;90 mm@690;110 mm@860',
  'TUB|Tubería y aislamiento|METER|Coquilla elastomérica|9 × 15 mm@140;9 × 22 mm@170;13 × 28 mm@260;19 × 35 mm@420',
  'TUB|Tubería y aislamiento|METER||Línea frigorífica 1/4–3/8@1450;Canaleta 80 × 60@1120;Cable apantallado 2 × 0,75@240;Manguera de desagüe@640',
  'TUB|Tubería y aislamiento|METER|Línea frigorífica|1/4–1/2@1680;3/8–5/8@2240',
  'TUB|Tubería y aislamiento|METER|Cable|3 × 1,5 mm²@130;3 × 2,5 mm²@210;5 × 1,5 mm²@240;5 × 2,5 mm²@360',
  'CLI|Climatización|UNIT||Filtro G4@1830;Filtro plano 600 × 300@1620;Pastilla para bandeja@890;Desinfectante de baterías@1140;Rejilla de ventilación@780;Soporte de pared@2650',
  'CLI|Climatización|UNIT|Condensador de arranque|25 µF@980;35 µF@1120;45 µF@1290;55 µF@1460',
  'CLI|Climatización|UNIT|Filtro plano|400 × 200@1290;500 × 300@1480;700 × 400@2140',
  'CLI|Climatización|UNIT|Rejilla de impulsión|300 × 150@1890;400 × 200@2340;600 × 200@2980',
  'CLI|Climatización|UNIT|Mando a distancia|Daikin@6890;Mitsubishi@6420;Fujitsu@5980;universal@1890',
  'CLI|Climatización|UNIT|Motor de ventilador|unidad interior@8940;unidad exterior@12600',
  'REF|Refrigerantes|KILOGRAM||Refrigerante R-32@4200',
  'REF|Refrigerantes|KILOGRAM|Refrigerante|R-410A@6900;R-134a@5400;R-407C@7200;R-290@3900',
  'TRA|Tratamiento de agua|UNIT||Inhibidor de corrosión 1 l@2890;Glicol 5 l@3150;Filtro de lodos@8900;Filtro magnético, limpieza@1200',
  'TRA|Tratamiento de agua|UNIT|Filtro magnético|3/4″@11900;1″@13400',
  'TRA|Tratamiento de agua|UNIT|Descalcificador|10 l@54900;20 l@68900',
  'TRA|Tratamiento de agua|KILOGRAM|Sal para descalcificador|en pastillas@65;en grano@55',
  'TRA|Tratamiento de agua|LITER|Limpiador de circuitos|concentrado@1890;diluido@940',
  'REG|Regulación|UNIT|Termostato|ambiente con cable@3890;ambiente sin cable@6980;programable@8450;con wifi@14900',
  'REG|Regulación|UNIT|Cabezal termostático|M30@1890;con wifi@5640',
  'REG|Regulación|UNIT|Centralita de suelo radiante|6 zonas@18900;8 zonas@22400',
  'SAN|Fontanería|UNIT|Grifo monomando de|lavabo@5890;fregadero@6940;ducha@7480;bidé@5640',
  'SAN|Fontanería|UNIT|Mecanismo de cisterna|descarga simple@1690;doble descarga@2480;con pulsador neumático@3960',
  'SAN|Fontanería|UNIT|Flotador de cisterna|lateral@980;inferior@1120',
  'SAN|Fontanería|UNIT|Sifón|botella 1 1/4″@890;flexible 1 1/2″@640;bañera@1180',
  'TER|Termos y calentadores|UNIT|Termo eléctrico|30 l@14900;50 l@18900;80 l@22900;100 l@26400',
  'TER|Termos y calentadores|UNIT|Ánodo de magnesio|M5 × 200@1290;M8 × 300@1680;M8 × 400@1940',
  'TER|Termos y calentadores|UNIT|Resistencia|1.200 W@1890;1.500 W@2140;2.000 W@2690',
  'TER|Termos y calentadores|UNIT|Manguito electrolítico|1/2″@690;3/4″@840',
  'EVA|Evacuación de humos|UNIT|Kit coaxial|60/100@5980;80/125@8640',
  'ELE|Electrodomésticos|UNIT|Bomba de desagüe|lavadora@3890;lavavajillas@4120',
  'ELE|Electrodomésticos|UNIT|Goma de escotilla|Balay@4980;Bosch@5240;LG@5690',
  'ELE|Electrodomésticos|UNIT|Resistencia de|lavadora@3460;horno@3980;lavavajillas@4340',
  'FIJ|Fijación y consumibles|UNIT|Silicona|neutra blanca@640;neutra transparente@640;alta temperatura@980',
  'FIJ|Fijación y consumibles|UNIT|Cinta de|aluminio 50 m@890;PVC 20 m@180',
];

const LABOUR: readonly string[] = [
  'MO|Mano de obra|HOUR||Mano de obra, oficial de 1.ª@4200;Mano de obra, oficial de 2.ª@3600;Mano de obra, ayudante@2800;Mano de obra, frigorista@4800;Mano de obra, instalador de gas@4800;Hora extra@5900;Hora nocturna o festiva@7400',
];
const TRAVEL: readonly string[] = [
  'DES|Desplazamiento|UNIT||Desplazamiento@2500;Desplazamiento urgente@4500;Desplazamiento en festivo@5500',
  'DES|Desplazamiento|KILOMETER||Kilómetro fuera de zona@45',
];
const OTHER: readonly string[] = [
  'SRV|Servicios|UNIT||Diagnóstico@3500;Boletín de instalación@9500;Gestión de residuos@600;Alquiler de plataforma elevadora@18500;Analítica de combustión@4500;Prueba de estanquidad@6500',
];

const GROUPS: readonly [LineKind, readonly string[]][] = [
  ['MATERIAL', MATERIALS],
  ['LABOUR', LABOUR],
  ['TRAVEL', TRAVEL],
  ['OTHER', OTHER],
];

/** The cost of a material, in per cent of its price. */
const COST_SHARE = { least: 48, most: 72 };

export function demoItems(): DemoItem[] {
  const numbers = new Map<string, number>();
  return GROUPS.flatMap(([kind, rows]) =>
    rows.flatMap((row) => {
      const [prefix = '', family = '', unit = '', name = '', variants = ''] = row.split('|');
      return variants.split(';').map((each): DemoItem => {
        const [variant = '', cents = ''] = each.split('@');
        const number = (numbers.get(prefix) ?? 0) + 1;
        numbers.set(prefix, number);
        const ref = `${prefix}-${String(number).padStart(3, '0')}`;
        return itemOf(ref, {
          kind,
          family,
          unit: unit as LineUnit,
          name: [name, variant].filter(Boolean).join(' '),
          priceCents: Number(cents),
        });
      });
    }),
  );
}

const BY_NAME = new Map(demoItems().map((item) => [item.name, item]));

export const demoItemNamed = (name: string): DemoItem | null => BY_NAME.get(name) ?? null;

type Row = Pick<NewItem, 'kind' | 'family' | 'unit' | 'name'> & { priceCents: number };

function itemOf(ref: string, row: Row): DemoItem {
  const random = randomFor(`item ${ref}`);
  const isBought = row.kind === 'MATERIAL';
  const share = random.int(COST_SHARE.least, COST_SHARE.most);
  return {
    ...row,
    id: random.id(),
    ref,
    costCents: isBought ? Math.round((row.priceCents * share) / 100) : null,
    vatPercent: 21,
    barcodes: isBought && random.chance(0.7) ? [barcodeOf(random.int(1, 999_999_999))] : [],
    supplierRef: isBought && random.chance(0.6) ? String(random.int(100_000, 999_999)) : null,
    description: null,
  };
}

/** An EAN-13 of a Spanish maker. */
function barcodeOf(number: number): string {
  const digits = `841${String(number).padStart(9, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
}

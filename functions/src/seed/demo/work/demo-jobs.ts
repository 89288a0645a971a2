import type { EquipmentKind } from '@cuadrilla/domain/services/equipment.ts';

export type DemoJob = {
  type: string;
  title: string;
  minutes: number;
  resolution: string;
  materials: readonly { text: string; cents: number }[];
  /** Empty if the job needs no equipment. */
  on: readonly EquipmentKind[];
};

type Jobs = { type: string; on: readonly EquipmentKind[]; rows: string };

/** `title|minutes|resolution|material@cents;material@cents` */
const JOBS: readonly Jobs[] = [
  {
    type: 'Avería de caldera',
    on: ['BOILER'],
    rows: `
No calienta el agua|90|Sustituido el caudalostato y limpiado el intercambiador de placas. Agua caliente a 48 °C.|Caudalostato@5840;Junta tórica 18 × 2@190
Fuga en purgador|60|Cambiado el purgador automático y repuesta la presión. Sin goteos tras 20 minutos.|Purgador automático 1/2″@1275;Teflón de alta densidad@320
Radiadores fríos|120|Purgado el circuito y equilibrados los detentores. Todos los radiadores calientan por igual.|Detentor recto 1/2″@1150;Inhibidor de corrosión 1 l@2890
Caldera bloqueada|90|Electrodo de encendido sucio: limpiado y ajustado. Diez arranques seguidos sin bloqueo.|Electrodo de encendido@3415
Quemador se apaga|90|Sonda de ionización agotada. Sustituida y comprobada la llama con analizador.|Sonda de ionización@2960;Junta de quemador@840
Bomba ruidosa|90|Bomba con aire y rodamiento tocado. Sustituida por una de bajo consumo.|Circulador 25/60@18650;Racor 1 1/2″@1240
Vaso de expansión|120|Vaso pinchado. Puesto uno nuevo de 8 l a 0,9 bar.|Vaso de expansión 8 l@6420;Latiguillo 3/4″@980
Cambio de sonda|75|Sustituida la sonda de impulsión. Lecturas estables.|Sonda NTC 10 kΩ@2185
Cambio de circulador|120|Circulador gripado. Montado uno equivalente y purgada la instalación.|Circulador Alpha2 25-60@21900;Llave de corte 1″@1680
Pierde presión cada noche|105|Válvula de seguridad con paso. Sustituida; la presión aguanta en 1,4 bar.|Válvula de seguridad 3 bar@2270
Error F28 al encender|75|Válvula de gas sin consigna: ajustada y sellada. Combustión correcta.|Precinto de regulación@150`,
  },
  {
    type: 'Revisión anual de caldera',
    on: ['BOILER'],
    rows: `
Revisión anual|60|Revisión según el RITE sin incidencias. Pegatina puesta.|Kit de juntas de mantenimiento@1890
Revisión de caldera|75|Limpieza de quemador y sifón. Combustión dentro de valores.|Kit de juntas de mantenimiento@1890;Electrodo de encendido@3415
Mantenimiento anual|60|Revisión completa. Recomendado cambiar el vaso de expansión el próximo año.|Filtro magnético, limpieza@1200
Revisión de sala de calderas|120|Revisadas las dos calderas y los quemadores. Libro de mantenimiento firmado.|Boquilla de quemador@2340;Filtro de gas@3150`,
  },
  {
    type: 'Instalación de split',
    on: [],
    rows: `
Instalar split en el salón|240|Montado y probado. Salto térmico de 12 °C en frío.|Línea frigorífica 1/4–3/8@1450;Canaleta 80 × 60@1120;Soporte de pared@2650
Instalar dos splits|300|Montadas las dos unidades con preinstalación. Vacío de 30 minutos.|Línea frigorífica 1/4–3/8@1450;Bomba de condensados@7900
Sustituir split antiguo|240|Retirado el equipo y recuperado el gas. Nuevo equipo en marcha.|Soporte de pared@2650;Manguera de desagüe@640`,
  },
  {
    type: 'Mantenimiento de aire acondicionado',
    on: ['AIR_CONDITIONER', 'VENTILATION'],
    rows: `
Split gotea|60|Desagüe obstruido por lodo: soplado y probado con dos litros de agua.|Pastilla para bandeja@890
Limpieza de filtros|75|Filtros lavados y batería desinfectada. Caudal recuperado.|Desinfectante de baterías@1140
Split sin gas|90|Fuga en la tuerca abocardada: rehecha, vacío y carga completa.|Refrigerante R-32@4200;Tuerca abocardada 3/8@310
Desagüe obstruido|60|Limpio el sifón y la bandeja. Sin retorno de olores.|Sifón de condensados@1580
Revisión de VRV|120|Revisadas las tres unidades interiores. Presiones correctas.|Filtro G4@1830
Aire por conductos|105|Equilibradas las rejillas y cambiados los filtros del plenum.|Filtro plano 600 × 300@1620
El aire huele mal|75|Batería desinfectada y bandeja limpia. Sin olor al arrancar.|Desinfectante de baterías@1140`,
  },
  {
    type: 'Visita de valoración',
    on: [],
    rows: `
Valorar cambio de caldera|60|Tomadas medidas y fotos de la salida de humos. Se prepara presupuesto de condensación.|
Valorar cámara frigorífica|90|Cargas calculadas y recorrido de tubería decidido. Falta la acometida eléctrica.|
Valorar aire por conductos|75|Falso techo de 28 cm: cabe la unidad de baja silueta.|
Medir para vitrina de frío|60|Medido el hueco y la toma de corriente. Cabe el modelo de 1,40 m.|
Valorar aerotermia|90|Radiadores válidos a 50 °C. La unidad exterior va en la cubierta.|
Estudio de cuadro eléctrico|60|Hay sitio para el diferencial nuevo. Se presupuesta la línea de 6 mm².|`,
  },
  {
    type: 'Inspección de gas',
    on: ['BOILER', 'WATER_HEATER'],
    rows: `
Revisión de gas|45|Instalación sin anomalías. Certificado entregado.|Precinto y certificado@950
Inspección periódica de gas|45|Anomalía secundaria: rejilla de ventilación parcialmente tapada. Se deja aviso.|Rejilla de ventilación@780
Olor a gas en la cocina|60|Fuga en el racor de la placa. Rehecho y probado con detector.|Racor de gas 1/2″@690;Flexible de gas@1960`,
  },
  {
    type: 'Puesta en marcha de aerotermia',
    on: ['HEAT_PUMP'],
    rows: `
Puesta en marcha|180|En marcha con curva 0,8. Mando explicado al cliente.|Filtro de lodos@8900;Glicol 5 l@3150
Aerotermia: alarma U4|120|Comunicación recuperada tras rehacer el bus entre unidades.|Cable apantallado 2 × 0,75@240`,
  },
];

export const DEMO_JOBS: readonly DemoJob[] = JOBS.flatMap(({ type, on, rows }) =>
  rows
    .trim()
    .split('\n')
    .map((row): DemoJob => {
      const [title = '', minutes = '', resolution = '', materials = ''] = row.split('|');
      return { type, on, title, minutes: Number(minutes), resolution, materials: materialsOf(materials) };
    }),
);

function materialsOf(list: string): DemoJob['materials'] {
  return list
    .split(';')
    .filter(Boolean)
    .map((each) => {
      const [text = '', cents = ''] = each.split('@');
      return { text, cents: Number(cents) };
    });
}

export const DEMO_DESCRIPTIONS: readonly string[] = [
  'Avisa el cliente por teléfono. Prefiere por la mañana.',
  'Ya pasó el invierno pasado y se arregló sola.',
  'Hay una persona mayor en casa.',
  'Llamar diez minutos antes de llegar.',
  'Aviso del conserje. Las llaves están en la portería.',
  'El cliente ha cerrado la llave general por precaución.',
];

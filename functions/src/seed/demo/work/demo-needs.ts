import type { PartyKind } from '@cuadrilla/domain/contact/party.ts';
import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';

export type KnownProspect = {
  who: string;
  kind: PartyKind;
  need: string;
  interest: string;
  source: string;
  euros: number;
  doNotContact?: boolean;
};

const SPLIT = 'Instalación de split';
const BREAKDOWN = 'Avería de caldera';
const BOILER = 'Revisión anual de caldera';
const AIR = 'Mantenimiento de aire acondicionado';
const VISIT = 'Visita de valoración';
const GAS = 'Inspección de gas';
const HEAT_PUMP = 'Puesta en marcha de aerotermia';

const known = (
  who: string,
  kind: PartyKind,
  need: string,
  interest: string,
  source: string,
  euros: number,
  rest: Partial<KnownProspect> = {},
): KnownProspect => ({ who, kind, need, interest, source, euros, ...rest });

export const KNOWN_PROSPECTS: Partial<Record<ProspectStatus, readonly KnownProspect[]>> = {
  NEW: [
    known('Beatriz Lorenzo Cano', 'PERSON', 'Instalar aire por conductos', SPLIT, 'Web', 3_900),
    known('Gimnasio Norte Activo, S. L.', 'COMPANY', 'Mantenimiento anual, 6 equipos', AIR, 'Llamada', 2_640),
    known('Ángel Tejedor Ríos', 'PERSON', 'Caldera sin presión', BREAKDOWN, 'Recomendado', 180),
    known('Inés Villalba Moreno', 'PERSON', 'Cambio de caldera por condensación', VISIT, 'Web', 2_150),
    known(
      'C. P. Calle de Cartagena 48',
      'COMMUNITY',
      'Sala de calderas: revisión',
      BOILER,
      'Administrador de fincas',
      1_480,
    ),
    known('Ñusta Íñiguez Ñíguez', 'PERSON', 'Olor a gas en la cocina', GAS, 'Llamada', 90),
  ],
  CONTACTED: [
    known('Residencia El Olivar', 'COMPANY', 'Sustituir dos calderas de 80 kW', VISIT, 'Feria', 9_800),
    known('Marisa Núñez Fraile', 'PERSON', 'Aerotermia para unifamiliar', HEAT_PUMP, 'Recomendado', 4_200),
    known(
      'Bodega La Cepa de Lavapiés, S. L.',
      'COMPANY',
      'Cámara frigorífica no enfría',
      VISIT,
      'Llamada',
      640,
    ),
    known('Hugo Serrano Pinto', 'PERSON', 'Revisión de gas y caldera', BOILER, 'Web', 95, {
      doNotContact: true,
    }),
    known('Academia Puente, S. L.', 'COMPANY', 'Climatizar cuatro aulas', SPLIT, 'Web', 2_975),
  ],
  QUALIFIED: [
    known(
      'C. P. Delicias 33',
      'COMMUNITY',
      'Pasar de gasóleo a gas',
      VISIT,
      'Administrador de fincas',
      18_500,
    ),
    known(
      'Óptica Salamanca Visión, S. L.',
      'COMPANY',
      'Renovar bomba de calor',
      HEAT_PUMP,
      'Recomendado',
      3_350,
    ),
    known('Carmen Ibáñez Solís', 'PERSON', 'Radiadores y caldera nueva', VISIT, 'Web', 3_120),
    known('Taller Mecánico Oporto, S. L.', 'COMPANY', 'Aerotermos para nave', VISIT, 'Llamada', 1_290),
  ],
  QUOTED: [
    known('Clínica Dental Retiro, S. L. P.', 'COMPANY', 'VRV de tres unidades', SPLIT, 'Web', 4_860),
    known('Hotel Atocha Sur, S. A.', 'COMPANY', 'Mantenimiento, 64 habitaciones', AIR, 'Concurso', 21_600),
    known('Ignacio Paredes Luna', 'PERSON', 'Suelo radiante y aerotermia', HEAT_PUMP, 'Recomendado', 7_450),
    known('Floristería Alonso Cano, S. L.', 'COMPANY', 'Cortina de aire en el acceso', SPLIT, 'Llamada', 720),
    known(
      'Mancomunidad de Propietarios de la Urbanización Jardines del Conde de Orgaz, fases I, II y III',
      'COMMUNITY',
      'Contrato de mantenimiento de tres salas de calderas y de la piscina climatizada comunitaria',
      BOILER,
      'Administrador de fincas',
      32_400,
    ),
  ],
};

export const NEEDS: readonly { need: string; interest: string; euros: number }[] = [
  { need: 'Caldera que se apaga sola', interest: BREAKDOWN, euros: 160 },
  { need: 'No sale agua caliente', interest: BREAKDOWN, euros: 140 },
  { need: 'Revisión anual de la caldera', interest: BOILER, euros: 110 },
  { need: 'Contrato de mantenimiento de caldera', interest: BOILER, euros: 135 },
  { need: 'Split para el salón', interest: SPLIT, euros: 1_150 },
  { need: 'Dos splits y canaleta', interest: SPLIT, euros: 2_080 },
  { need: 'Limpieza de aire por conductos', interest: AIR, euros: 190 },
  { need: 'El aire huele mal al encender', interest: AIR, euros: 120 },
  { need: 'Presupuesto de cambio de radiadores', interest: VISIT, euros: 2_600 },
  { need: 'Quitar el gas y poner aerotermia', interest: HEAT_PUMP, euros: 9_400 },
  { need: 'Inspección periódica de gas', interest: GAS, euros: 75 },
];

export const NOTE_TEXTS = [
  { kind: 'CALL', text: 'No contesta. Dejo mensaje en el buzón.' },
  { kind: 'CALL', text: 'Hablo con él: quiere la visita a partir de las cinco.' },
  { kind: 'CALL', text: 'Pregunta si se puede pagar en dos plazos.' },
  { kind: 'EMAIL', text: 'Enviadas las condiciones y tres referencias.' },
  { kind: 'EMAIL', text: 'Manda fotos del cuarto de calderas.\nFalta la placa de características.' },
  { kind: 'NOTE', text: 'Edificio sin ascensor: contar con dos personas.' },
  { kind: 'NOTE', text: 'Compara con otro presupuesto. Decide a fin de mes.' },
] as const;

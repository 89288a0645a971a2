import type { CatalogKind } from '#gql/schema.generated.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import type { Change } from '#shared/form/outcome.ts';

/** Shown when somebody else changed the list; the page shows the newer list already. */
export const listChangedWords = (change: Change | null) =>
  `${changedMeanwhileWords(change, 'cambiado la lista')}. Ya ves cómo está ahora: revísala y vuelve a intentarlo`;

type Words = {
  title: string;
  /** Label of the add button; short, because it stands beside the title. */
  add: string;
  make: string;
  /** Explains the setting while its list is empty. */
  empty: string;
  saved: string;
};

export const LIST_WORDS: Record<CatalogKind, Words> = {
  SERVICE_TYPE: {
    title: 'Tipos de servicio',
    add: 'Nuevo tipo',
    make: 'Nuevo tipo de servicio',
    empty: 'Cada tipo dice cuánto dura una visita, qué se comprueba y qué hace falta saber.',
    saved: 'Tipo de servicio guardado',
  },
  SKILL: {
    title: 'Competencias',
    add: 'Añadir competencia',
    make: 'Añadir competencia',
    empty: 'Lo que un técnico sabe hacer: gas, electricidad, calderas…',
    saved: 'Competencia guardada',
  },
  ZONE: {
    title: 'Zonas',
    add: 'Añadir zona',
    make: 'Añadir zona',
    empty: 'Una zona reúne códigos postales; cada técnico trabaja en las suyas.',
    saved: 'Zona guardada',
  },
  PROSPECT_SOURCE: {
    title: 'Orígenes de un prospecto',
    add: 'Añadir origen',
    make: 'Añadir origen',
    empty: 'Por dónde llega quien pregunta: web, recomendación, llamada…',
    saved: 'Origen guardado',
  },
  LOST_REASON: {
    title: 'Motivos de pérdida',
    add: 'Añadir motivo',
    make: 'Añadir motivo de pérdida',
    empty: 'Por qué se pierde un prospecto: precio, plazo, competencia…',
    saved: 'Motivo guardado',
  },
  CANCEL_REASON: {
    title: 'Motivos de anulación',
    add: 'Añadir motivo',
    make: 'Añadir motivo de anulación',
    empty: 'Por qué se anula un servicio o una visita.',
    saved: 'Motivo guardado',
  },
  HOLD_REASON: {
    title: 'Motivos de espera',
    add: 'Añadir motivo',
    make: 'Añadir motivo de espera',
    empty: 'A qué espera un servicio: material, cliente, proveedor…',
    saved: 'Motivo guardado',
  },
};

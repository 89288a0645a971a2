import { refused, wrongField } from '../failures.ts';

export const REF_TAKEN = wrongField('item.ref', 'Ya hay un artículo con esta referencia');
export const ARCHIVED_ITEM = refused('El artículo está archivado: restáuralo antes');
export const ALREADY_ARCHIVED = refused('El artículo ya está archivado');
export const NOT_ARCHIVED = refused('El artículo ya está en uso');

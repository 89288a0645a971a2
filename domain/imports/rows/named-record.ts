export type RecordEntity = 'CLIENT' | 'SITE' | 'EQUIPMENT' | 'PROSPECT' | 'ITEM';

export type NamedRecord = { entity: RecordEntity; id: string; name: string };

export const AUDIT_KIND_LABELS = {
  USER: 'Persona',
  PROSPECT: 'Prospecto',
  CLIENT: 'Cliente',
  SITE: 'Ubicación',
  EQUIPMENT: 'Equipo',
  ITEM: 'Artículo',
  SERVICE: 'Servicio',
  BILLING_BATCH: 'Lote',
  ABSENCE: 'Ausencia',
  SETTINGS: 'Configuración',
  IMPORT: 'Importación',
  EXPORT: 'Exportación',
} as const;

export type AuditKind = keyof typeof AUDIT_KIND_LABELS;

const SECTIONS: Readonly<Record<string, string>> = {
  company: 'Empresa',
  logo: 'Logotipo',
  workingHours: 'Horario',
  buffers: 'Plazos',
  passwords: 'Contraseñas',
  serviceTypes: 'Tipos de servicio',
  skills: 'Competencias',
  zones: 'Zonas',
  holidays: 'Festivos',
  reasons: 'Motivos y orígenes',
};

type Named = { kind: AuditKind; recordId: string; subject: string | null };

export const auditedName = ({ kind, recordId, subject }: Named): string | null =>
  kind === 'SETTINGS' ? (SECTIONS[recordId] ?? recordId) : subject;

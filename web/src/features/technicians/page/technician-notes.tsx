import { MAY_SIGN_IN, RoleNotes } from '#records/staff/form/role-notes.tsx';

const CAN = [
  MAY_SIGN_IN,
  'Abrir el tablero, con su día',
  'Abrir los servicios y la configuración',
  'Pedir sus ausencias',
];
const CANNOT = ['Prospectos y clientes', 'Técnicos y agentes', 'Crear servicios'];

export function TechnicianNotes() {
  return <RoleNotes label="Sobre el perfil de técnico" can={CAN} cannot={CANNOT} />;
}

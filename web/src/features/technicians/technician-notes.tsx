import { IconCheck, IconLock } from '@tabler/icons-react';
import classes from './technician-form.module.css';

const CAN = [
  'Entrar en Cuadrilla con ese correo',
  'Abrir el tablero, con su día',
  'Abrir los servicios y la configuración',
];
const CANNOT = ['Prospectos y clientes', 'Técnicos y agentes', 'Crear servicios'];

/** What the new account will and will not open, as the permission table has it today. */
export function TechnicianNotes() {
  return (
    <aside className={classes['notes']} aria-label="Sobre el perfil de técnico">
      <h2>Qué podrá hacer</h2>
      <ul className={classes['can']}>
        {CAN.map((text) => (
          <li key={text}>
            <IconCheck size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <h2>Qué no verá</h2>
      <ul>
        {CANNOT.map((text) => (
          <li key={text}>
            <IconLock size={15} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

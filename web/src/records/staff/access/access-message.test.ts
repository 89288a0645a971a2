import { expect, test } from 'vitest';
import { accessMessage } from './access-message.ts';

const rocio = { name: 'Rocío', lastName: 'Galán Marín', email: 'rocio@ejemplo.es' };

test('the message contains address, e-mail and how to choose a password', () => {
  expect(accessMessage({ ...rocio, password: null }, 'https://cuadrilla.example')).toBe(
    [
      'Hola, Rocío:',
      'Ya puedes entrar en Cuadrilla.',
      'Dirección: https://cuadrilla.example\nCorreo electrónico: rocio@ejemplo.es',
      'Para elegir tu contraseña, abre esa dirección, pulsa «¿Olvidaste tu contraseña?», escribe este correo y sigue el enlace que recibirás.',
    ].join('\n\n'),
  );
});

test('a typed password is included unchanged, with the advice to change it', () => {
  const text = accessMessage({ ...rocio, password: ' clave1 ' }, 'https://cuadrilla.example');
  expect(text).toContain('Contraseña:  clave1 \n\nCuando entres, cámbiala en Configuración › Mi perfil');
  expect(text).not.toContain('¿Olvidaste tu contraseña?');
});

/** Validation sentences that both ends show; the first is the specification's default. */
export const MESSAGES = {
  required: 'Este campo es requerido',
  email: 'Indica un correo electrónico válido',
  phone: 'Indica un teléfono válido',
  passwordShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordLong: 'La contraseña no puede tener más de 128 caracteres',
  unstorable: 'Contiene caracteres no válidos',
  tooLong: (max: number) => `No puede tener más de ${max} caracteres`,
  reviewFields: 'Revisa los campos señalados',
  emailTaken: 'Ya existe un usuario con ese correo registrado',
  keyReused: 'Esta acción ya se envió con otros datos. Vuelve a intentarlo',
} as const;

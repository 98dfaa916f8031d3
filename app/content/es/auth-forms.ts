import type * as en from '#app/content/en/auth-forms.ts'

export const fields: typeof en.fields = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  newEmail: 'Correo electrónico nuevo',
  password: 'Contraseña',
  confirmPassword: 'Confirmación de la contraseña',
  newPassword: 'Contraseña nueva',
  confirmNewPassword: 'Confirmación de la contraseña nueva',
  currentPassword: 'Contraseña actual',
  yourPassword: 'Su contraseña',
  passwordRules: 'Su contraseña necesita:',
}

export const formErrors: typeof en.formErrors = {
  mismatch: 'Las contraseñas no coinciden',
  weak: 'Cumpla todos los requisitos de la contraseña',
  longPassword: 'Elija una contraseña de {max} caracteres como máximo',
  firstName: 'Escriba su nombre',
  lastName: 'Escriba su apellido',
  password: 'Escriba una contraseña',
  confirmPassword: 'Escriba la contraseña una segunda vez',
  email: 'Escriba su dirección de correo electrónico',
  emailAndPassword: 'Escriba su correo electrónico y su contraseña',
  emailToReset: 'Escriba su dirección de correo electrónico para cambiar la contraseña',
  emailToResend: 'Escriba su dirección de correo electrónico para reenviar la confirmación',
  chosenPassword: 'Escriba su contraseña',
  newEmail: 'Escriba su nueva dirección de correo electrónico',
  currentPassword: 'Escriba su contraseña actual',
}

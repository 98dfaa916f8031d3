import type * as en from '#shared/content/en/forms.ts'

export const formErrors: typeof en.formErrors = {
  longEmail: 'Escriba una dirección de correo electrónico más corta',
  email: 'Escriba una dirección de correo electrónico válida',
  longName: 'Escriba menos de {max} caracteres',
  personal:
    'No escriba números de identificación, fechas de nacimiento ni domicilios: este sitio no los guarda',
}

export const messageErrors: typeof en.messageErrors = {
  name: 'Díganos su nombre',
  email: 'Escriba su dirección de correo electrónico',
  longPhone: 'Escriba un número de teléfono más corto',
  phone: 'Use solo números, o deje esto en blanco',
  topic: 'Elija un tema',
  text: 'Escriba su mensaje',
  longText: 'Su mensaje puede tener hasta {max} caracteres: ahora tiene {count}',
}

export const messageTopicNames: typeof en.messageTopicNames = {
  mailbox: 'Alquilar un buzón',
  prices: 'Planes y precios',
  mail: 'Correo y paquetes',
  'form-1583': 'Formulario 1583 e identificaciones',
  services: 'Notary Public, impuestos y otros servicios',
  website: 'Este sitio web o mi cuenta',
  other: 'Otra cosa',
}

export const passwordRuleNames: typeof en.passwordRuleNames = {
  length: 'Al menos {min} caracteres',
  case: 'Mayúsculas y minúsculas',
  digit: 'Al menos un número',
  special: 'Al menos un carácter especial: {characters}',
}

import type * as en from '#app/content/en/address-helper.ts'

export const pmbRules: typeof en.pmbRules = {
  plain: {
    short:
      'PMB (buzón privado) sirve siempre; # solo en algunas direcciones. Nunca escriba suite, apt, unit ni box antes del número.',
    long: '#234 puede ocupar el lugar de PMB 234 en nuestra dirección, porque no tiene unidad propia. Tres líneas caben en casi todos los formularios; también se permiten cuatro, con PMB y el número en una línea entre el nombre y la calle.',
  },
  withUnit: {
    short:
      'En nuestra dirección solo PMB (buzón privado) puede ir antes del número, después de {unit}. Nunca escriba ahí suite, apt, unit, box ni el signo de número.',
    long: 'Nuestra dirección física tiene una unidad propia, {unit}. Después de ella solo se permite PMB: {street} PMB 234, en la línea de la calle.',
  },
}

export const addressHelper: typeof en.addressHelper = {
  title: 'Cómo escribir su dirección',
  lead: 'Tres líneas, en mayúsculas, sin puntuación. Escriba un nombre y un número para ver la suya.',
  name: 'Nombre, o nombre del negocio',
  number: 'Número de buzón',
  numberHint: 'Como en su llave, por ejemplo 234.',
  example: { name: 'Jane Doe', number: '234' },
  exampleTag: 'Ejemplo',
  result: 'En el sobre',
  unfinished: 'La dirección aparece aquí cuando el nombre y el número están bien.',
  copyAll: 'Copiar las tres líneas',
  copyLine: ['Copiar línea 1', 'Copiar línea 2', 'Copiar línea 3'],
  copied: 'Copiado',
  refused: 'Su navegador no permitió copiar: seleccione el texto y cópielo a mano.',
  problems: {
    name: {
      empty:
        'La primera línea necesita un nombre: el suyo, como en el Formulario 1583, o el de su negocio.',
      letters:
        'Las máquinas del Servicio Postal leen solo de la A a la Z y números. Use solo eso, como en su identificación.',
    },
    number: {
      empty: 'Falta el número del buzón.',
      designator:
        'Antes del número de un buzón privado solo puede ir PMB. Con otra palabra, como suite, apartment, unit o box, el correo puede volver a su remitente. Escriba solo el número.',
      number: 'Un número de buzón tiene cifras y a veces una letra al final: 234 o 12B.',
    },
  },
  why: ['Sin el número, el correo puede ser devuelto.', 'Un código ZIP+4 conserva su guion.'],
}

import type * as en from '#app/content/en/active-mailbox.ts'

export const activeMailbox: typeof en.activeMailbox = {
  title: 'Buzón {box}',
  states: {
    reserved: 'Reservado para usted',
    active: 'Abierto',
    closed: 'Cerrado',
  },
  summary: {
    waiting: 'Por recoger',
    nothing: 'Nada',
    items: { one: '1 envío', other: '{count} envíos' },
    paidThrough: 'Pagado hasta',
    nextDue: 'Próximo alquiler',
    due: '{amount}, a más tardar el {day}',
    late: '{amount}, vencido desde el {day}, con un recargo por atraso de {fee}',
    ifLate: 'Si se atrasa',
    lateFrom: 'recargo de {fee} desde el {day}',
    noneDue: 'Ninguno: se cierra el {day}',
    renew: 'Renovar',
    untilClosing: 'Hasta que se cierra',
    inAll: '{amount} en total, hasta el {day}',
    closedOn: 'Cerrado el',
  },
  reserved: {
    about: 'El número es suyo. Puede usar la dirección cuando tenga su llave.',
    notYet: 'Todavía no se puede usar. No se la dé a nadie, por favor, antes de tener su llave.',
  },
}

export const addressCard: typeof en.addressCard = {
  title: 'Su dirección',
  former:
    'Lo que llega a su número anterior, el {box}, se pone en este buzón hasta el {day}. Dé a todos el número nuevo.',
  about:
    'Escríbala exactamente así: tres líneas, mayúsculas, PMB antes del número. Nunca suite, apt, unit ni box.',
  name: 'Correo para',
  copyAll: 'Copiar las tres líneas',
  copied: 'Copiado',
  refused: 'Su navegador no permitió copiar: seleccione el texto y cópielo a mano.',
  unwritable:
    'Las máquinas del Servicio Postal (USPS) leen solo de la A a la Z y números, y el nombre es parte de la dirección. Escríbalo en letras latinas, como aparece en la identificación. Si su formulario se firmó sin ellas, hay que firmarlo otra vez.',
  latin: {
    submit: 'Usar este nombre',
    busy: 'Guardando…',
    done: 'Guardado: esta es ahora la dirección. Si el formulario se firmó sin estas letras, venga con las identificaciones para firmarlo otra vez.',
  },
  form: {
    title: 'En un formulario web',
    about: 'Deje vacía la línea para apartamento o suite: PMB va en la línea de la calle.',
    copy: 'Copiar: {field}',
    fields: {
      name: 'Nombre completo',
      firstName: 'Nombre',
      lastName: 'Apellido',
      company: 'Empresa',
      street: 'Dirección física',
      city: 'Ciudad',
      state: 'Estado',
      zip: 'Código postal (ZIP)',
      country: 'País',
    },
  },
  country: 'Estados Unidos',
  share: {
    title: 'Compártala',
    about: 'Todo se prepara en este dispositivo.',
    contact: 'Archivo de contacto (vCard)',
    labels: 'Imprimir 30 etiquetas',
    labelsHint: 'Para hojas de etiquetas de 1 × 2⅝ pulgadas, como Avery 5160. Imprima al 100 %.',
    code: 'La dirección como código QR, para leerla con la cámara de un teléfono',
    codeHint: 'La cámara de un teléfono lo lee como contacto.',
  },
}

export const mailboxRecipients: typeof en.mailboxRecipients = {
  title: 'Destinatarios',
  about:
    'El correo a otros nombres se devuelve al remitente. Con un nombre, un domicilio o una identificación nuevos hace falta un formulario nuevo: pase por la tienda, por favor.',
  forms: {
    'not-needed': 'No necesita formulario',
    'to-sign': 'Falta firmar el formulario',
    signed: 'Formulario firmado',
    'in-crd': 'Formulario firmado y registrado en el Servicio Postal',
  },
  documents: { photo: 'Identificación con foto', address: 'Identificación con domicilio' },
  expires: '{document} ({type}): vence el {day}. Muéstrenos una nueva antes, por favor.',
  expired: '{document} ({type}): venció el {day}. Muéstrenos una nueva, por favor.',
}

export const mailboxMail: typeof en.mailboxMail = {
  title: 'Su correo',
  about: 'Lo que espera en nuestro mostrador, y lo que ya recogió o le reenviamos.',
  none: 'No hay nada por recoger.',
  kinds: {
    parcel: 'Paquete',
    accountable: 'Paquete por el que firmamos',
    'accountable-letter': 'Carta que pide firma',
    letters: 'Cartas en su buzón',
  },
  from: '{kind}, vía {carrier}',
  for: 'para {name}',
  since: 'aquí desde el {day}, {time}',
  tracking: 'Número de rastreo {number}',
  history: { one: 'Recogido o enviado: 1 envío', other: 'Recogido o enviado: {count} envíos' },
  toRemail: 'aquí desde el {day}, {time}; se lo reenviamos',
  sentOn: 'llegada: {from}; reenvío a usted: {until}, {time}',
  sentOnBy: 'llegada: {from}; reenvío a usted: {until}, {time}, por {name}',
  returned: 'llegada: {from}; devolución al remitente: {until}',
  handedOut: 'llegada: {from}; entrega: {until}',
}

export const mailboxRent: typeof en.mailboxRent = {
  calendar: 'Guardar el próximo vencimiento en su calendario (.ics)',
  file: 'alquiler-{box}.ics',
  dueTitle: 'Alquiler del buzón {box}',
  dueText: '{amount} más impuestos, en nuestro mostrador.',
  title: 'Alquiler',
  atCounter: 'Usted paga en nuestro mostrador.',
  about: 'Los importes son antes de impuestos.',
  plan: 'Plan',
  term: '{plan}, {term}',
  nextPlan: 'Próximo plan',
  planFrom: '{plan}, desde el {day}',
  planChange: 'Cambio de plan',
  payment: 'Pago',
  payments: { ahead: 'por todo el plazo', monthly: 'por mes' },
  ledger: 'Cargos y pagos',
  columns: { what: 'Concepto', amount: 'Importe' },
  kinds: {
    charge: 'Cargo',
    payment: 'Pago, gracias',
    deposit: 'Depósito',
    refund: 'Reembolso',
    reversal: 'Corrección',
    dispute: 'Pago con tarjeta en disputa',
  },
  balance: 'Falta pagar',
  settled: 'Nada',
  credit: 'A su favor',
  receipts: 'Recibos',
  print: 'Imprimir recibo {number}',
  printShort: 'Imprimir',
  receipt: {
    from: 'Recibido por',
    day: 'Día',
    box: 'Por',
  },
}

export const mailboxHolds: typeof en.mailboxHolds = {
  title: 'Retener correo',
  about:
    'Para cuando está fuera: guardamos su correo como siempre y no le mandamos avisos desde el primer día de una retención hasta el último. Su buzón sigue abierto.',
  from: 'Primer día',
  until: 'Último día',
  add: 'Retener correo',
  adding: 'Guardando…',
  added: 'Su correo queda retenido. Que le vaya muy bien.',
  days: 'del {from} al {until}',
  ended: 'terminó el {day}',
  end: 'Terminar esta retención',
  endOf: 'Terminar la retención que empieza el {from}',
  ending: 'Terminando…',
}

export const mailboxClosing: typeof en.mailboxClosing = {
  title: 'Cierre',
  about:
    'Puede cerrar el buzón cualquier día de aquí a un año. Antes de que lo confirme, le mostramos qué pasa y cuándo.',
  day: 'Día del cierre',
  show: 'Ver qué pasa',
  showing: 'Un momento…',
  rent: 'Alquiler hasta el cierre',
  confirmTitle: '¿Dar aviso de cierre?',
  confirmText: 'Para retirarlo, hable con nosotros, por favor.',
  confirm: 'Dar aviso',
  keep: 'Conservar mi buzón',
  given: 'Recibimos su aviso y le enviamos estas fechas por correo electrónico.',
  planned: 'Usted ya dio aviso. Estas son las fechas:',
  happened: 'Este buzón está cerrado. Estas son las fechas:',
  steps: {
    closesOn: {
      name: 'El buzón se cierra',
      text: 'Devuelva la llave. Desde ahora, dé su nueva dirección a todos los que le escriben: el Servicio Postal no acepta un cambio de dirección desde un buzón privado, ni de usted ni de nosotros.',
    },
    remailUntil: {
      name: 'Dejamos de reenviar su correo',
      text: 'Hasta entonces reenviamos lo que siga llegando, y usted paga el nuevo franqueo. Antes de eso, nadie más recibe su número.',
    },
    agentUntil: {
      name: 'Dejamos de recibir documentos judiciales por usted',
      text: 'Hasta entonces, California nos lo exige. Por favor, avísenos si cambia su dirección.',
    },
  },
  calendar: 'Guardar en el calendario (.ics)',
  file: 'cierre-{box}.ics',
  print: 'Imprimir',
  printTitle: 'Cierre del buzón {box}',
}

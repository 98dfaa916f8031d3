import type * as en from '#app/content/en/my-mailbox.ts'

export const shopCalls: typeof en.shopCalls = {
  unreachable:
    'En este momento no hay conexión con nuestro servidor. No se perdió nada. Inténtelo de nuevo en un momento.',
  proxy: {
    down: 'Nuestro servidor no está en marcha en este momento; es posible que se esté reiniciando. No se perdió nada. Inténtelo de nuevo en un minuto.',
    slow: 'Nuestro servidor tardó demasiado en responder y no podemos saber si esto se hizo. Compruébelo antes de intentarlo de nuevo.',
    large:
      'El servidor web que está delante del nuestro no acepta nada tan grande (413), así que esto no llegó. De nada sirve enviarlo de nuevo: quien administra el sitio puede aumentar ese límite.',
    refused:
      'Algo entre usted y nuestro servidor bloqueó esto ({status}), tal vez un cortafuegos. No se perdió nada. Inténtelo de nuevo desde otra red.',
  },
  loading: 'Un momento, por favor…',
  retry: 'Reintentar',
}

export const visits: typeof en.visits = {
  title: 'Su visita',
  about: {
    apply:
      'Una cita en nuestro mostrador, para preguntar o para hacer la solicitud ahí mismo. Puede cambiarla o cancelarla hasta que empiece.',
    sign: 'Una cita para mostrar las identificaciones y firmar. Puede cambiarla o cancelarla hasta que empiece.',
    change:
      'Una cita en nuestro mostrador, para agregar a alguien o para un formulario nuevo después de un cambio.',
  },
  forChange: 'Reservar una visita para un cambio',
  lead: 'Toma unos {minutes} minutos. Todas las horas son en {zone}.',
  day: 'Día',
  times: 'Horas libres el {day}',
  none: 'No hay ninguna hora libre en los próximos días. Llámenos: {phone}.',
  book: 'Reservar: {time}',
  booking: 'Reservando…',
  chooseTime: 'Elija una hora',
  move: 'Cambiarla',
  moveTo: 'Cambiar a: {time}',
  moving: 'Cambiando…',
  cancel: 'Cancelarla',
  cancelling: 'Cancelando…',
  keep: 'Conservarla',
  cancelTitle: '¿Cancelar esta visita?',
  cancelText: 'Puede reservar otra hora.',
  booked: 'Su visita: {day}, {time}',
  bookedNote: 'Le enviamos un correo electrónico con la cita para su calendario.',
  cancelled: 'Su visita está cancelada. Puede reservar otra.',
  conflict:
    'Nuestro horario cambió después de que usted reservó, y es posible que a esa hora esté cerrado. Cambie la visita o llámenos: {phone}.',
  undelivered:
    'No se pudo entregar nuestro correo electrónico sobre esta visita. Revise la dirección de su cuenta.',
  where: 'En nuestro mostrador: {address}',
  byVideo: 'Por video en vivo',
  nextFree: 'Estas están libres: {times}.',
}

export const linkedVisit: typeof en.linkedVisit = {
  description: 'Cambie o cancele su visita a nuestro mostrador.',
  lead: 'Cámbiela o cancélela aquí. No necesita iniciar sesión.',
  noLink:
    'Esta página necesita el enlace de nuestro correo electrónico sobre su visita. Ábrala desde ahí.',
  cancelled: 'Esta visita está cancelada. Puede reservar otra en su cuenta.',
  over: 'Esta visita ya pasó.',
  another: 'Reservar otra visita',
  account: 'Ir a su cuenta',
}

export const offers: typeof en.offers = {
  title: '¿Es suya esta solicitud?',
  about:
    'Se presentó en nuestro mostrador con la dirección de correo electrónico de su cuenta: {plan}, {term}, el {day}. Confirme que es suya para agregarla a su cuenta.',
  boxTitle: '¿Es suyo el buzón {box}?',
  boxAbout:
    'Está alquilado con la dirección de correo electrónico de su cuenta: {plan}, {term}. Confirme que es suyo para agregarlo a su cuenta.',
  take: 'Sí, me pertenece',
  taking: 'Un momento…',
  taken: 'Ya está en su cuenta.',
  decline: 'No, no me pertenece',
  declineTitle: '¿Es de otra persona?',
  declineText:
    'Entonces quitamos su dirección y no le escribimos más sobre este asunto. Esto no se puede deshacer aquí.',
  keep: 'Volver',
  declined: 'Gracias. Ya quitamos su dirección.',
  invited: {
    title: 'Del mostrador a su cuenta',
    about:
      'Usted abrió el enlace de nuestro correo electrónico sobre su buzón, o sobre su solicitud en nuestro mostrador. ¿Lo pasamos a esta cuenta, {email}?',
    take: 'Pasar a mi cuenta',
    leave: 'Ahora no',
    signedOut:
      'Usted abrió el enlace de nuestro correo electrónico sobre su buzón, o sobre su solicitud en nuestro mostrador. Inicie sesión, o cree una cuenta con la dirección a la que llegó, para agregarlo a su cuenta.',
  },
}

export const tracker: typeof en.tracker = {
  title: 'Su solicitud',
  filed: '{plan}, {term}, enviada el {day}',
  needs: '{forms} y {ids}. A pagar cuando firme: {amount}.',
  household: 'Para: {names}',
  undelivered:
    'No se pudo entregar nuestro correo electrónico sobre ella. Revise la dirección de su cuenta.',
  none: 'Todavía no tiene una solicitud.',
  apply: 'Solicitar un buzón',
  change: 'Cambiarla',
  allDone: 'Todo está hecho.',
  line: 'Los pasos hasta su buzón',
  steps: {
    filed: 'Enviada',
    visit: 'Visita',
    ids: 'Documentos revisados',
    signed: 'Formulario firmado',
    acknowledged: 'Declaración firmada',
    crd: 'Con el Servicio Postal',
    keys: 'Llave',
    active: 'Activo',
  },
  visitBooked: 'Visita reservada para el {day}',
  states: { done: 'Hecho', next: 'Siguiente', later: 'Después' },
  ticks: { done: 'Hecho', open: 'Todavía no' },
  by: { you: 'Su siguiente paso', shop: 'Nuestro siguiente paso' },
  waitsFor: 'Falta para: {names}',
  anew: {
    title: 'Formularios por firmar',
    about:
      'Alguien más recibe correo, o algo cambió: para eso hace falta un formulario firmado, como la primera vez.',
  },
  bring: {
    title: 'Qué traer',
    ids: '{name}: {photo}, más {address}',
    anyIds: '{name}: una identificación con foto y otra que muestre el domicilio',
    form: 'No firme antes el formulario: lo tenemos aquí y lo firmamos con usted.',
    signedForm: 'El formulario de cada persona que firma, firmado ante su Notary Public',
    pay: '{amount} para el primer pago, antes de impuestos',
    worksheet: 'Las hojas de preparación, si hizo alguna',
    print: 'Imprimir esta lista',
  },
}

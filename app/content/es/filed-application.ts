import type * as en from '#app/content/en/filed-application.ts'

export const filedApplication: typeof en.filedApplication = {
  next: {
    visit: 'Recibida. Sigue: su visita el {day}, {time}',
    time: 'Recibida. Sigue: elija una hora para venir a firmar',
    notary: 'Recibida. Sigue: tráiganos el formulario firmado ante un Notary Public',
    other: 'Recibida. Esto es lo que sigue',
  },
  change: {
    title: '¿Quiere cambiar algo?',
    text: 'Puede hacerlo hasta que revisemos sus identificaciones en el mostrador.',
    steps: { plan: 'Plan', people: 'Personas', ids: 'Documentos', file: 'Manera de firmar' },
  },
  fixed: 'Ya empezamos a revisarla en el mostrador: si quiere cambiar algo, díganoslo ahí.',
  account: 'Ir a mi solicitud',
  already: 'Ya envió una solicitud y está abierta.',
  see: 'Ver lo que envié',
  unfiled: {
    title: 'Aquí escribió otra solicitud',
    text: 'Cada cuenta puede tener una sola solicitud abierta. Puede cambiar la que envió por lo que escribió aquí, o dejarla como está.',
    take: 'Revisarla como un cambio',
    drop: 'Descartar lo que escribí',
  },
  unsaved: {
    title: 'Su cambio todavía no está guardado',
    text: 'Su solicitud queda como la envió hasta que guarde el cambio.',
    take: 'Continuar con el cambio',
    drop: 'Descartar el cambio',
  },
  outdated: {
    title: 'Su solicitud cambió',
    text: 'Cambió en nuestro mostrador o en otra página, y ahora nombra a {people}. Su cambio no está guardado: revíselo de nuevo o deje lo enviado como está.',
    take: 'Revisar mi cambio',
    drop: 'Descartar el cambio',
  },
  active: {
    title: 'Su buzón ya está abierto',
    text: 'Las personas de su buzón, su correo y sus visitas están en su cuenta.',
    account: 'Ir a mi buzón',
    another: 'Solicitar otro buzón',
  },
}

export const changing: typeof en.changing = {
  title: 'Está cambiando la solicitud que envió el {day}.',
  text: 'Nada cambia hasta que lo guarde.',
  leave: 'Dejarla como estaba',
  file: {
    title: 'Guarde el cambio',
    lead: 'Reemplaza la solicitud que envió. Ahora no paga nada.',
    send: 'Guardar el cambio',
    sending: 'Guardando…',
  },
}

import type * as en from '#app/content/en/mailbox-pages.ts'

export const mailboxPages: typeof en.mailboxPages = {
  note: 'Datos de muestra, guardados en este dispositivo',
  waiting: 'Un momento, por favor…',
  needsScripts: 'Esta página necesita JavaScript, que está desactivado en su navegador.',
  all: 'Ver todos los buzones',
  add: 'Agregar un buzón',
}

export const addPage: typeof en.addPage = {
  title: 'Agregar un buzón',
  description: 'Agregue un buzón a la lista de muestra guardada en este dispositivo.',
  submit: 'Crear buzón',
}

export const editPage: typeof en.editPage = {
  title: 'Editar buzón',
  description: 'Cambie un buzón de la lista de muestra guardada en este dispositivo.',
  submit: 'Guardar cambios',
  missing: 'Tal vez lo eliminaron, o la dirección de esta página está incompleta.',
}

export const mailboxForm: typeof en.mailboxForm = {
  label: 'Buzón',
  lockedId: 'El ID no se puede cambiar',
  nextId: 'El siguiente libre. MBX y hasta nueve cifras.',
  description: 'Descripción (opcional)',
  latitude: 'Latitud',
  longitude: 'Longitud',
  here: 'Usar mi ubicación actual',
  pick: 'Elegir en el mapa',
  hideMap: 'Ocultar el mapa',
  typeInstead: '{problem} También puede escribir las coordenadas.',
  goOn: 'Ir ahora al panel',
  cancel: 'Cancelar',
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Lo que cambió en esta página todavía no está guardado.',
    leave: 'Salir',
    stay: 'Quedarme',
  },
}

export const dashboard: typeof en.dashboard = {
  title: 'Panel',
  description: 'La lista de muestra de los buzones guardados en este dispositivo.',
  heading: 'Buzones',
  preferences: 'Preferencias',
  caption: 'Buzones, página {page} de {pages}',
  empty: 'No hay ningún buzón en este dispositivo. Agregue uno o restaure la muestra.',
  view: 'Vista',
  views: { table: 'Tabla', both: 'Tabla y mapa', map: 'Mapa' },
  viewOptions: 'Opciones de vista',
  choose: 'Elija un buzón en el mapa.',
  edit: 'Editar',
  editOne: 'Editar {id}',
  delete: 'Eliminar',
  deleteOne: 'Eliminar {id}',
  deleting: {
    title: '¿Eliminar {id}?',
    confirm: 'Eliminar',
    cancel: 'Conservarlo',
    done: '{id} se eliminó.',
    undo: 'Deshacer',
  },
  restoring: {
    open: 'Restaurar la muestra',
    title: '¿Restaurar la muestra?',
    text: 'La muestra ({sample}) reemplazará lo que usted tiene ({own}).',
    confirm: 'Restaurar',
    cancel: 'Conservar mi lista',
  },
}

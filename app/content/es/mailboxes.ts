import type * as en from '#app/content/en/mailboxes.ts'

export const messages: typeof en.messages = {
  notLoaded: 'No se pudieron cargar los buzones',
  notCreated: 'No se pudo crear el buzón',
  notUpdated: 'No se pudo actualizar el buzón',
  notDeleted: 'No se pudo eliminar el buzón',
  taken: 'Ya existe un buzón con este ID',
  unknown: 'No se encontró el buzón',
  incomplete: 'El ID y la ubicación son obligatorios',
  created: '¡Buzón creado!',
  updated: '¡Buzón actualizado!',
}

export const storeErrors: typeof en.storeErrors = {
  noRoom: '{what}. Este navegador ya no tiene espacio para este sitio. No se cambió nada.',
  failed: '{what}. No se cambió nada. Inténtelo de nuevo, por favor.',
}

export const notices: typeof en.notices = {
  incomplete:
    'No se pudieron leer algunos de los buzones guardados en este dispositivo. Se omiten, y se muestran los demás.',
  unreadable:
    'No se pudieron leer los buzones guardados en este dispositivo; en su lugar aparece una muestra nueva.',
  'not-stored':
    'No se pudieron cargar los buzones. Este navegador no guarda nada de este sitio: la lista, y lo que cambie en ella, dura solo hasta que usted salga del sitio.',
}

export const noticeRead = 'Entendido'

export const count: typeof en.count = { one: '{count} buzón', other: '{count} buzones' }

export const columns: typeof en.columns = {
  id: 'ID',
  location: 'Ubicación',
  type: 'Tipo',
  status: 'Estado',
  coordinates: 'Coordenadas',
  actions: 'Acciones',
}

export const shownAs: typeof en.shownAs = {
  Standard: 'Estándar',
  Package: 'Paquetes',
  Digital: 'Digital',
  Secure: 'Seguro',
  Active: 'Activo',
  Maintenance: 'En mantenimiento',
  Inactive: 'Inactivo',
}

export const filters: typeof en.filters = {
  search: 'Buscar',
  searchHint: 'ID, lugar, descripción…',
  rows: 'Filas',
  all: 'Todos',
  showAll: 'Mostrar todos',
  found: '{found} de {total}',
  nearestFirst: '{count}, primero el más cercano',
  nothing: 'Ningún buzón coincide. Pruebe con menos palabras o con otro filtro.',
}

export const pagination: typeof en.pagination = {
  label: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página',
  of: 'de {pages}',
}

export const formErrors: typeof en.formErrors = {
  id: 'El ID es obligatorio',
  location: 'La ubicación es obligatoria',
  idForm: 'El ID debe ser MBX y de una a nueve cifras, por ejemplo MBX1000',
  longLocation: 'La ubicación debe tener {max} caracteres como máximo',
  type: 'El tipo debe ser {types}',
  status: 'El estado debe ser {statuses}',
  longDescription: 'La descripción debe tener {max} caracteres como máximo',
  latitude: 'La latitud debe ser un número entre -90 y 90',
  longitude: 'La longitud debe ser un número entre -180 y 180',
}

export const positionErrors: typeof en.positionErrors = {
  refused: 'Su navegador no comparte su ubicación con este sitio.',
  unknown: 'Su dispositivo no pudo encontrar su ubicación.',
  late: 'Su dispositivo tardó demasiado en encontrar su ubicación. Inténtelo de nuevo, por favor.',
}

export const askingPosition = 'Preguntando a su dispositivo…'

export const sampleMailboxes: typeof en.sampleMailboxes = {
  parts: {
    center: 'Centro',
    north: 'Lado norte',
    east: 'Lado este',
    south: 'Lado sur',
    west: 'Lado oeste',
  },
  descriptions: {
    Standard: [
      'Cartas y sobres grandes, planta baja.',
      'Buzón de pared con llave, acceso sin escalones.',
    ],
    Package: [
      'Paquetes de hasta 70 lb, recibidos con firma en el mostrador.',
      'Repisa grande para paquetes frecuentes.',
    ],
    Digital: [
      'Avisos por correo electrónico cuando llega correo.',
      'Quiosco con código, sin llave.',
    ],
    Secure: [
      'Se revisa la identificación con foto en cada entrega.',
      'Buzón de acero en un cuarto cerrado con cámara.',
    ],
  },
}

import type * as en from '#app/content/en/locator.ts'

export const locator: typeof en.locator = {
  title: 'Localizador de buzones',
  note: 'Datos de muestra, guardados en este dispositivo',
  main: 'Mapa y lista',
  needsScripts:
    'El mapa y la lista necesitan JavaScript, que está desactivado en su navegador. Nuestra tienda está en {address}; llame al {phone}.',
  waiting: 'Un momento, por favor…',
  list: 'Buzones',
  showDistance: 'Mostrar a qué distancia estoy',
  viewOptions: 'Opciones de vista',
  details: {
    close: 'Cerrar {id}',
    distance: 'Desde donde está',
    updated: 'Actualizado',
    directions: 'Cómo llegar con',
  },
}

export const mapsApp: typeof en.mapsApp = {
  title: 'Mapa de buzones de muestra',
  description: 'Buzones de muestra en un mapa de Estados Unidos.',
}

export const mapsEmbed: typeof en.mapsEmbed = {
  description: 'Encuentre un buzón de muestra en el mapa.',
  frame: 'Mapa de buzones',
  back: 'Volver',
  show: 'Ver el mapa',
  loading: 'Cargando el mapa…',
  needsScripts:
    'El mapa necesita JavaScript, que está desactivado en su navegador. Nuestra tienda está en {address}; llame al {phone}. [Volver](/)',
  failed: 'No se pudo cargar el mapa de buzones. Inténtelo más tarde, por favor.',
  retry: 'Reintentar',
}

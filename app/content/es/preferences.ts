import type * as en from '#app/content/en/preferences.ts'

export const preferences: typeof en.preferences = {
  title: 'Preferencias',
  description: 'Cómo se ve y se comporta el sitio en este dispositivo.',
  note: 'Se guardan en este dispositivo en cuanto elige',
  theme: {
    title: 'Colores',
    about: 'Para todo el sitio, en este dispositivo.',
    label: 'Tema',
    dark: 'Oscuro',
    light: 'Claro',
  },
  table: { title: 'Tabla', about: 'Cómo muestra el panel la lista de buzones.' },
  map: {
    title: 'Mapa',
    about: 'La primera vista del localizador de buzones y del mapa del panel.',
    zoom: 'Acercamiento inicial',
  },
  notifications: {
    title: 'Avisos',
    about: 'Los mensajes cortos en la esquina de la pantalla.',
    success: 'Mensajes de éxito',
    error: 'Mensajes de error',
    errorHint: 'Los errores de un formulario siempre se muestran en el formulario.',
    info: 'Consejos',
    duration: 'Se muestran durante',
    seconds: { one: '1 segundo', other: '{count} segundos' },
    example: 'Este es el tiempo que dura un mensaje.',
    try: 'Probar',
  },
  reset: 'Restablecer todo',
  resetDone: 'Todas las preferencias volvieron a sus valores iniciales.',
  undo: 'Deshacer',
}

export const preferenceFields: typeof en.preferenceFields = {
  density: {
    label: 'Espacio entre filas',
    compact: 'Compacto',
    medium: 'Medio',
    comfortable: 'Amplio',
  },
  showFilters: 'Mostrar los filtros',
  columns: 'Columnas',
  showList: 'Mostrar la lista junto al mapa',
  clusterMarkers: 'Agrupar los buzones cercanos entre sí',
  showUserLocation: 'Mostrar mi ubicación',
  userLocationHint:
    'Su navegador le pregunta primero. Su ubicación nunca sale de este dispositivo.',
}

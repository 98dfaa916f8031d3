import type * as en from '#app/content/en/diagnostics.ts'

export const databaseTest: typeof en.databaseTest = {
  title: 'Conexión con la base de datos',
  description: 'Comprueba si esta página puede leer la base de datos.',
  lead: 'Esta página pregunta a la base de datos su versión y lee tres tablas públicas.',
  service: 'Servicio: {service}',
  builtIn: 'incorporado, en este sitio',
  supabase: 'Supabase en {host}',
  needsScripts: 'Las pruebas necesitan JavaScript, que está desactivado en su navegador.',
  caption: 'Las pruebas, con su resultado y su tiempo',
  columns: { check: 'Prueba', result: 'Resultado', time: 'Tiempo' },
  checks: {
    version: 'Versión de la base de datos',
    countries: 'Países (ISO 3166)',
    public_locations: 'Ubicación de la tienda',
    anon_test: 'Se puede leer sin iniciar sesión',
  },
  rows: { one: '1 fila', other: '{count} filas' },
  retry: 'Reintentar',
  checking: 'Probando…',
  waiting: 'Esperando…',
  passed: 'Bien',
  failed: 'Falló',
  allPassed: 'Las {count} pruebas salieron bien.',
  someFailed: 'Fallaron {failed} de {count} pruebas.',
}

export const checkErrors: typeof en.checkErrors = {
  said: '{problem} Mensaje: “{message}”.',
  saidWithCode: '{problem} Mensaje: “{message}” ({code}).',
  noAnswer: 'Sin respuesta. ¿Está en marcha el servicio, y puede esta página llegar a él?',
  unauthorized: 'El servicio rechazó la clave, o no hay permiso de lectura: revise SUPABASE_KEY.',
  notFound: 'No se encontró: aplique los archivos de supabase/migrations.',
  tooMany: 'Demasiadas pruebas en poco tiempo. Espere un minuto, por favor.',
  serverError: 'El servicio informó de un error interno.',
  other: 'El servicio contestó {status}.',
}

export const performancePage: typeof en.performancePage = {
  title: 'Rendimiento',
  description: 'El rendimiento de este sitio, medido durante esta visita.',
  lead: 'El rendimiento de este sitio, medido en su navegador durante esta visita. No se envía nada a ninguna parte.',
  needsScripts: 'Medir necesita JavaScript, que está desactivado en su navegador.',
}

export const vitals: typeof en.vitals = {
  title: 'Métricas web de esta visita',
  columns: { measure: 'Medida', rating: 'Nota', value: 'Valor' },
  about: {
    TTFB: 'Tiempo hasta el primer byte de la página',
    FCP: 'Se pinta el primer texto o la primera imagen',
    LCP: 'Se pinta el texto o la imagen más grande',
    CLS: 'Cuánto se movió el contenido de manera inesperada',
    INP: 'La respuesta más lenta a un toque hasta ahora',
  },
  waiting: 'Esperando…',
  untilPress: 'Toque algo',
  ratings: { good: 'Bien', 'needs-improvement': 'Mejorable', poor: 'Mal' },
}

export const pageWeight: typeof en.pageWeight = {
  title: 'Descargas',
  caption: 'Descargas de esta página, comprimidas',
  rows: {
    requests: 'Solicitudes',
    foreign: 'Solicitudes a otros sitios',
    page: 'La página con sus estilos',
    scripts: 'Scripts',
    all: 'Total',
  },
}

export const pictures: typeof en.pictures = {
  title: 'Imágenes, descargadas justo antes de verse',
  lead: 'Cada una se carga cuando está a 50 píxeles de la vista: mire las solicitudes de arriba.',
  alt: 'La primera imagen del video “{title}”',
  missing: 'Una imagen que no existe',
  showMissing: 'Mostrar una imagen que no existe',
}

export const longList: typeof en.longList = {
  title: '{count} filas',
  lead: 'En la página solo están las filas a la vista. Desplácese, use las flechas y las teclas de página, o vaya a una.',
  row: 'Fila',
  rowOf: 'Fila {row}',
  goTo: 'Ir a la fila',
  measure: 'Medir el desplazamiento',
  rows: 'Filas',
  atTop: 'La fila {row} de {count} está arriba.',
  scrolling:
    '{frames} cuadros por segundo, el más largo {longest} ms. Hay {rows} filas en la página.',
}

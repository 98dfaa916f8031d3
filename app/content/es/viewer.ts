import type * as en from '#app/content/en/viewer.ts'

export const viewer: typeof en.viewer = {
  loadingPdf: 'Cargando el PDF...',
  loadingContent: 'Cargando el contenido...',
  unable: 'No se puede mostrar este contenido aquí.',
  refused:
    'Este sitio externo no permite mostrarse aquí. Haga clic en el ícono para abrirlo en otra pestaña.',
  failed:
    'Hubo un error al cargar este contenido. Haga clic en el ícono para abrirlo en otra pestaña.',
  retry: 'Reintentar',
  newTab: 'Abrir en otra pestaña',
  openSite: 'Abrir {host}',
  notShowing: '¿No se ve?',
  returnTo: 'Volver a {shop}',
  document: 'Documento',
  pagesOf: 'Páginas de {title}',
  pageOf: 'Página {page} de {pages}',
  pageBroken: 'No se pudo mostrar esta página.',
  page: 'Página',
  ofPages: 'de {pages}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  zoom: 'Zoom',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitWidth: 'Ajustar al ancho',
  print: 'Imprimir',
  download: 'Descargar',
  notMade: 'No funcionó. Inténtelo de nuevo, por favor, o abra el formulario en otra pestaña.',
  fillIn: 'Llénelo aquí y luego descárguelo o imprímalo. Lo que escribe no se nos envía.',
}

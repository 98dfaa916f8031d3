import type * as en from '#app/content/en/map.ts'

export const map: typeof en.map = {
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa. Inténtelo más tarde, por favor.',
  retry: 'Reintentar',
  mailboxes: {
    label: 'Mapa de buzones',
    keys: 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan. Tab lleva a los buzones a la vista.',
  },
  picker: {
    label: 'Mapa para elegir coordenadas',
    keys: 'Las flechas mueven el mapa bajo la cruz; más y menos lo acercan y lo alejan. El botón de abajo toma el lugar bajo la cruz.',
    take: 'Tomar el lugar bajo la cruz',
  },
  outlines: 'Límites: US Census Bureau, Natural Earth',
  streetsOff: 'El detalle de calles está desactivado',
  streetsLost: 'No se pudo cargar el detalle de calles: solo se muestran los contornos',
  thinned: 'Aquí hay demasiados buzones para mostrarlos uno por uno: acerque el mapa',
  countInView: '{count} buzones a la vista',
  inView: 'Buzones a la vista',
  cluster: '{count} buzones',
  members: '{count} buzones aquí',
  closeMembers: 'Cerrar esta lista',
  zoom: { label: 'Zoom', in: 'Acercar', out: 'Alejar', all: 'Mostrar todo el país' },
}

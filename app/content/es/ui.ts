import type * as en from '#app/content/en/ui.ts'

export const newTab = '(se abre en otra pestaña)'

export const breadcrumb: typeof en.breadcrumb = { label: 'Ruta de la página', home: 'Inicio' }

export const checklist: typeof en.checklist = {
  met: 'Se cumple:',
  notMet: 'No se cumple:',
  count: '{met} de {all} reglas cumplidas',
}

export const languageSwitch: typeof en.languageSwitch = { name: 'EN English', short: 'EN' }

export const form: typeof en.form = {
  send: 'Enviar',
  showPassword: 'Mostrar {field}',
  stillWorking: 'Esto está tardando más de lo normal. No cierre esta página.',
}

export const picture: typeof en.picture = {
  failed: 'No se pudo cargar la imagen',
  failedOf: 'No se pudo cargar la imagen: {picture}',
}

export const rating = '{rating} de {stars} estrellas'

export const toasts: typeof en.toasts = { label: 'Avisos ({key})', close: 'Cerrar el aviso' }

import type * as en from '#app/content/en/layout.ts'

export const layout: typeof en.layout = {
  skip: 'Ir al contenido',
  apply: 'Solicitar',
  menu: {
    label: 'Principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    below: 'Menú {entry}',
  },
  account: { account: 'Cuenta', logout: 'SALIR', login: 'ENTRAR', signUp: 'CREAR CUENTA' },
  theme: { toLight: 'Tema claro', toDark: 'Tema oscuro' },
  scroll: {
    label: 'Principio y final de la página',
    top: 'Ir al principio',
    bottom: 'Ir al final',
  },
}

export const failure: typeof en.failure = {
  title: 'Algo salió mal',
  text: 'No pudimos mostrar esta página. Casi siempre basta con intentarlo de nuevo; si no, llámenos, por favor.',
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
}

import type * as en from '#app/content/en/installed-app.ts'

export const installedApp: typeof en.installedApp = {
  description:
    'Planes, precios, horario y formularios de su tienda de buzones, también sin conexión.',
  shortcuts: [
    {
      name: 'Horario y cómo llegar',
      description: 'Cuándo abrimos y dónde estamos',
      path: '/#location',
    },
    { name: 'Planes', description: 'Cuánto cuesta un buzón', path: '/#plans' },
    { name: 'Contacto', description: 'Llame, escriba o envíe un mensaje', path: '/#contact' },
    { name: 'Iniciar sesión', description: 'Su cuenta', path: '/login' },
  ],
}

import type * as en from '#app/content/en/company/sitemap-page.ts'

export const sitemapPage: typeof en.sitemapPage = {
  name: 'Mapa del sitio',
  title: 'Todas las páginas de este sitio',
  description:
    'Todas las páginas de esta tienda de buzones privados de un vistazo: ubicación, planes, servicios, herramientas, artículos, formularios y su cuenta.',
  lead: 'En el orden del menú; después, los artículos y todo lo demás.',
  home: { text: 'Página de inicio', path: '/' },
  articles: 'Artículos',
  legal: 'Legal',
  account: {
    title: 'Su cuenta',
    pages: [
      { text: 'Iniciar sesión', path: '/login' },
      { text: 'Crear cuenta', path: '/register' },
      { text: 'Mi buzón', path: '/account' },
      { text: 'Configuración de la cuenta', path: '/account/settings' },
      { text: 'Buzones de muestra', path: '/dashboard' },
      { text: 'Agregar un buzón de muestra', path: '/add-mailbox' },
      { text: 'Preferencias', path: '/preferences' },
    ],
  },
}

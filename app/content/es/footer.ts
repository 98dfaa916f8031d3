import type * as en from '#app/content/en/footer.ts'

export const social = [
  { network: 'facebook', name: 'Facebook', url: 'https://example.com/facebook' },
  { network: 'instagram', name: 'Instagram', url: 'https://example.com/instagram' },
  { network: 'youtube', name: 'YouTube', url: 'https://example.com/youtube' },
  { network: 'linkedin', name: 'LinkedIn', url: 'https://example.com/linkedin' },
] as const satisfies typeof en.social

export const chamber: typeof en.chamber = {
  name: 'Los Angeles Area Chamber of Commerce',
  url: 'https://lachamber.com/',
  isMember: false,
  asMember: 'Somos miembros',
  asNeighbor: 'Conozca los negocios de su vecindario',
}

export const legalLinks: typeof en.legalLinks = [
  { text: 'Términos', path: '/terms' },
  { text: 'Privacidad', path: '/privacy' },
  { text: 'Cookies', path: '/cookies' },
  { text: 'Mapa del sitio', path: '/sitemap' },
]

export const footer: typeof en.footer = {
  label: 'Pie de página',
  pages: 'Todas las páginas',
  tools: 'Herramientas',
  shop: '{legalName}, una tienda familiar de buzones privados en {neighborhood}.',
  hours: 'Horario de la tienda',
  holidays: 'Cerramos los días feriados',
  account: {
    title: 'Su cuenta',
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    settings: 'Configuración de la cuenta',
    mailboxes: 'Buzones (muestra)',
    preferences: 'Preferencias',
  },
}

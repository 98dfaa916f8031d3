import type * as en from '#app/content/en/articles.ts'

export const reading: typeof en.reading = {
  contents: 'En esta página',
  blog: {
    name: 'Blog',
    path: '/blog',
    title: 'El correo y la privacidad, explicados',
    description:
      'Artículos de una tienda de buzones de {neighborhood}: el Formulario 1583, las identificaciones que valen, direcciones PMB, LLC, mudanzas y privacidad.',
    lead: 'Los temas que más explicamos, comprobados con las reglas del Servicio Postal y de California, y con su fecha.',
    feed: { name: 'Siga el blog por feed', title: 'Artículos', path: '/blog/feed.xml' },
    minutes: 'min de lectura',
  },
  article: {
    more: 'Más artículos',
    all: 'Todos los artículos',
    general:
      'Información general, no consejos legales ni de impuestos. Las reglas cambian: vea la fecha de arriba.',
  },
  legal: {
    changed: 'Último cambio:',
    others: 'Vea también',
    areDrafts: true,
    draft: 'Un abogado todavía no lo ha revisado; el dueño lo encargará antes de abrir.',
    texts: [
      { path: '/terms', name: 'Términos del servicio' },
      { path: '/privacy', name: 'Privacidad' },
      { path: '/cookies', name: 'Cookies' },
    ],
  },
}

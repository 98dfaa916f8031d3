import type * as en from '#app/content/en/company/reviews-page.ts'

export const reviewsPage: typeof en.reviewsPage = {
  name: 'Reseñas',
  title: 'Reseñas',
  description:
    'Reseñas de una tienda familiar de buzones en {neighborhood}, de clientes y de Google Maps: qué hacemos con ellas, y cómo dejar la suya.',
  lead: 'Lo que la gente dice de su buzón, a nosotros y en Google Maps. Traducimos lo que se escribió en inglés.',
  customer: 'De nuestros clientes',
  google: 'De Google Maps',
  leave: {
    title: 'Cómo dejar una reseña',
    steps: [
      'En Google Maps: abra nuestra página, baje hasta las reseñas y escriba. Necesita una cuenta de Google.',
      'A nosotros: envíe un [mensaje](/#contact) con sus palabras, el nombre que quiere mostrar y de una a cinco estrellas. Díganos que podemos publicarla.',
      'En el mostrador: cuéntenos. Si lo prefiere, queda entre nosotros.',
    ],
    google: 'Nuestra página en Google Maps',
  },
  rules: {
    title: 'Nuestras reglas para las reseñas',
    items: [
      'Publicamos lo que los clientes escribieron de verdad, sea bueno o malo, con su nombre y una inicial. Lo que está en inglés lo traducimos.',
      'No escribimos ni compramos reseñas, ni damos nada a cambio de ellas.',
      'Quitamos una reseña cuando lo pide quien la escribió, o cuando cuenta asuntos privados de otra persona.',
      'Las reseñas de Google Maps lo indican.',
    ],
  },
}

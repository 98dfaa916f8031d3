import type * as en from '#app/content/en/reviews.ts'

export type { Review } from '#app/content/en/reviews.ts'

export const noReviews =
  'Todavía no hay reseñas. ¿Alquila con nosotros? [Cuéntenos cómo le fue.](/#contact)'

export const samplesNotice = 'Estas reseñas son muestras inventadas; ninguna es de Google.'

export const customerReviews: typeof en.customerReviews = [
  {
    name: 'Maya R.',
    title: 'Vende cerámica en línea',
    initials: 'MR',
    rating: 5,
    text: 'Antes las devoluciones se amontonaban en mi puerta. Ahora llegan a la tienda, y yo las recojo.',
  },
  {
    name: 'Daniel K.',
    title: 'Abogado con despacho propio',
    initials: 'DK',
    rating: 5,
    text: 'Dos identificaciones, un formulario en el mostrador, y mi número esa misma semana. Sin sorpresas en la cuenta.',
  },
  {
    name: 'Rosa V.',
    title: 'Viaja por trabajo',
    initials: 'RV',
    rating: 4,
    text: 'Tres semanas fuera, y todo me esperaba en orden. Ojalá pronto escaneen el correo: todavía no lo hacen.',
  },
]

export const googleReviews: typeof en.googleReviews = [
  {
    name: 'Chris P.',
    title: 'Agente de bienes raíces',
    initials: 'CP',
    rating: 5,
    text: 'Me dijeron para qué no sirve la dirección antes de que la pagara.',
  },
  {
    name: 'Amina S.',
    title: 'Abrió una LLC',
    initials: 'AS',
    rating: 5,
    text: 'Repasaron el formulario conmigo y se dieron cuenta de que mi identificación estaba por vencer.',
  },
  {
    name: 'Walter y June B.',
    title: 'Jubilados, dos formularios, un buzón',
    initials: 'WB',
    rating: 4,
    text: 'Muy amables, y los paquetes están seguros. Cada uno tuvo que firmar un formulario, y nos lo explicaron bien.',
  },
]

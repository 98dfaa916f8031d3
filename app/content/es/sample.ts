import type * as en from '#app/content/en/sample.ts'

export const sample: typeof en.sample = {
  notice: 'Este es un sitio de muestra: la tienda, su dirección y sus reseñas son inventadas.',
  review: 'Muestra',
  ownerNote: 'Nota del dueño:',
}

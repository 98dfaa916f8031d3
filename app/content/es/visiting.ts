import type * as en from '#app/content/en/visiting.ts'

export const visiting: typeof en.visiting = {
  facts: [
    { term: 'Esquina', text: 'Con {crossStreet}. Busque el toldo naranja.' },
    {
      term: 'Estacionamiento',
      text: '{parkingSpaces} lugares gratis detrás de la tienda.',
    },
    { term: 'Autobús', text: 'Líneas {busLines}, parada {busStop}.' },
    {
      term: 'Silla de ruedas',
      text: 'Sin escalón, y con mostrador bajo.',
    },
    {
      term: 'Revisamos',
      text: 'Dos identificaciones vigentes que coincidan con su formulario.',
    },
    { term: 'Pago', text: 'Con {payments}.' },
    { term: 'Idiomas', text: 'Se habla {spokenLanguages}.' },
  ],
  payments: { cash: 'efectivo', check: 'cheque', card: 'tarjeta' },
}

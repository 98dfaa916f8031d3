import type * as en from '#app/content/en/visiting.ts'

export const visiting: typeof en.visiting = {
  facts: [
    { term: 'Esquina', text: 'Con {crossStreet}. Busque el toldo naranja.' },
    {
      term: 'Estacionamiento',
      text: '{parkingSpaces} lugares detrás de la tienda, gratis mientras está aquí.',
    },
    { term: 'Autobús', text: 'Líneas {busLines}, parada {busStop}.' },
    {
      term: 'Silla de ruedas',
      text: 'Sin escalón en la puerta, y una parte baja en el mostrador.',
    },
    {
      term: 'Revisamos',
      text: 'Dos identificaciones vigentes, con el nombre y el domicilio de su formulario.',
    },
    { term: 'Se paga con', text: '{payments}.' },
    { term: 'Hablamos', text: '{spokenLanguages}.' },
  ],
  payments: { cash: 'efectivo', check: 'cheque', card: 'tarjeta' },
}

import type * as en from '#app/content/en/price-list.ts'

export const priceList: typeof en.priceList = [
  {
    term: 'Alquiler típico',
    detail:
      'De {typicalFrom} a {typicalTo} al mes. Cuesta más que el plan porque cada destinatario adicional cuesta {recipientFee} al mes. Si el plazo es corto, también incluye el cargo de apertura de {setupFee}. Una sola persona con el plan más pequeño paga menos.',
  },
  {
    term: 'Contrato',
    detail: '{terms}, por adelantado o mes a mes. {prepaymentOffer}',
  },
  {
    term: 'Cargo de apertura',
    detail:
      '{setupFee} una sola vez, no se devuelve, si alquila por menos de {setupMonths}. Desde {setupMonths}, nada.',
  },
  { term: 'Depósito por la llave', detail: '{keyDeposit}, se devuelve al entregar la llave.' },
  {
    term: 'Personas incluidas',
    detail:
      'Usted + un familiar en un buzón personal, usted + un socio en un buzón comercial. Esto se refiere al precio: cada adulto presenta su propio formulario.',
  },
  {
    term: 'Destinatarios adicionales',
    detail: '{recipientFee} al mes por cada persona más. {childRule}',
  },
  { term: 'Al final de un plazo', detail: '{renewalRule}' },
  { term: 'Pagar con atraso', detail: '{rentRule}' },
  { term: 'Dejar el buzón', detail: '{leavingRule}' },
  {
    term: 'Perder la llave',
    detail: '{keyReplacement} por una nueva. El depósito de {keyDeposit} se pierde.',
  },
  {
    term: 'Cheque devuelto',
    detail: '{returnedCheck} la primera vez, {returnedCheckAgain} cada vez después.',
  },
]

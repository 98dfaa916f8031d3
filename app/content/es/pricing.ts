import type * as en from '#app/content/en/pricing.ts'

export const pricing: typeof en.pricing = {
  headline: {
    first: '{price} al mes por {terms}',
    terms: 'por {terms}',
    next: '{price} por {terms}',
    end: 'con el cargo de apertura incluido, más impuestos',
    endWithoutSetup: 'sin cargo de apertura, más impuestos',
  },
  tier: 'al mes por {terms}',
  tierEnd: 'Cargo de apertura incluido, más impuestos. Se renueva hasta que lo cierre.',
  tierEndWithoutSetup: 'Sin cargo de apertura, más impuestos. Se renueva hasta que lo cierre.',
  from: 'de {lowest} a {highest}',
  range: '{lowest}–{highest} al mes',
  payment: {
    title: 'Cómo paga',
    ahead: 'Por adelantado',
    monthly: 'Mes a mes',
  },
  rows: {
    rent: 'Alquiler por el plazo',
    recipients: 'Destinatarios adicionales',
    discount: 'Descuento por pagar por adelantado',
    setup: 'Apertura, una sola vez, no se devuelve',
    deposit: 'Depósito por la llave, se devuelve con ella',
  },
  firstMonth: 'Alquiler del primer mes',
  dueToday: 'A pagar el primer día',
  eachLaterMonth: 'Cada mes siguiente',
  total: 'Total del plazo, sin el depósito',
  totalAlone: 'Total del plazo',
  monthlyAllIn: 'Promedio al mes',
  none: 'Ninguno',
  beforeTax: 'Sin impuestos',
  months: '{months} meses',
  oneMonth: '1 mes',
  shares: {
    included: 'Va incluido en el precio.',
    pays: {
      ahead: 'Agrega {amount}: {recipientFee} al mes por {term}.',
      monthly: 'Agrega {recipientFee} al mes.',
    },
    free: 'No cuesta nada.',
    counted: 'Es la misma persona de arriba y cuenta una sola vez: no cuesta nada más.',
  },
  line: {
    due: 'A pagar cuando firme',
    ahead: 'después {rent} cada {term}, hasta que lo cierre',
    monthly: 'después {rent} al mes, hasta que lo cierre',
  },
  discount: {
    set: 'Si paga {terms} por adelantado, el alquiler baja un {percent}%.',
    open: 'El pago por adelantado de {terms} meses tiene descuento: por ahora, ninguno.',
  },
}

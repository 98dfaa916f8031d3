import type * as en from '#app/content/en/cost-calculator.ts'

export const mostRecipients: typeof en.mostRecipients = 20

export const costCalculator: typeof en.costCalculator = {
  title: 'Costo total',
  form: {
    plan: 'Plan',
    monthly: '{price} al mes',
    setup: '+{price} de apertura',
    term: 'Plazo',
    recipients: 'Destinatarios adicionales',
    recipientsHint:
      'Además de usted y de la persona que incluye el plan. {recipientFee} al mes cada uno. {childRule}',
    recipientsProblem: 'Escriba un número entero de 0 a {most}. Si son más, pregúntenos.',
    fewer: 'Un destinatario menos',
    more: 'Un destinatario más',
  },
  receipt: {
    apply: 'Solicitar con esta opción',
    title: 'Su total',
    recipientsEach: '{recipientFee} al mes cada uno',
    otherwise: {
      ahead: 'Si paga por adelantado, el primer día son {due}.',
      monthly: 'Si paga mes a mes, el primer día son {due}.',
    },
    spoken: '{total} en total por {term}, {monthly} al mes. {due} a pagar el primer día.',
  },
  table: '{plan}, destinatarios adicionales: {recipients}',
  conditional: {
    title: 'Posibles costos después: un atraso, una llave perdida, la salida',
    fees: [
      { term: 'Cuando termina un plazo', amount: '{renewalRule}' },
      { term: 'Si el alquiler se atrasa', amount: '{rentRule}' },
      {
        term: 'Si se pierde una llave',
        amount: '{keyReplacement}. El depósito de {keyDeposit} se pierde.',
      },
      {
        term: 'Si el banco devuelve un cheque',
        amount: '{returnedCheck}; {returnedCheckAgain} cada vez después',
      },
      { term: 'Cuando deja el buzón', amount: '{leavingRule}' },
    ],
  },
  taxes: 'Los precios no incluyen impuestos; esos los vemos en el mostrador.',
  share: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    refused: 'Su navegador no permitió copiar. El enlace está en la barra de direcciones.',
    print: 'Imprimir',
  },
  ignored: {
    before: 'El enlace pedía algo que no conocemos',
    names: {
      plan: 'plan',
      term: 'plazo',
      recipients: 'número de destinatarios',
      pay: 'forma de pago',
    },
    after: 'Ahí la calculadora usa su opción habitual.',
  },
  withoutScripts:
    'Sin JavaScript solo funciona la tabla. Cada destinatario adicional suma {recipientFee} al mes.',
}

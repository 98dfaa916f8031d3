import type { Topic } from '#app/content/es/service.ts'

export const taxFiling: Topic = {
  path: '/services/tax/tax-filing',
  name: 'Presentar impuestos',
  title: 'Presentar una declaración a tiempo',
  description:
    'Cómo presentar a tiempo la declaración federal y la de California: programas gratuitos, extensiones, prueba de envío. Aún no presentamos por usted.',
  summary: 'Maneras gratuitas de presentar, extensiones y la prueba de que lo hizo a tiempo.',
  lead: 'La mayoría de las personas puede presentar gratis, y una extensión es gratis para todos.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Fecha de siempre', text: '15 de abril, o el siguiente día hábil' },
    {
      term: 'Programas gratuitos',
      text: '[IRS Free File](https://www.irs.gov/freefile), por debajo de su límite de ingresos, y [CalFile](https://www.ftb.ca.gov/file/ways-to-file/online/calfile/index.asp) para declaraciones sencillas de California',
    },
  ],
  action: { name: 'Quién puede ayudar', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Extensiones y declaraciones tardías',
      paragraphs: [
        'La extensión federal, el [Formulario 4868](https://www.irs.gov/forms-pubs/about-form-4868), da hasta el 15 de octubre si la pide antes de que venza el plazo. California da seis meses sin pedirlos. Ninguna alarga el plazo para pagar: calcule y pague en abril, cuando empiezan los intereses.',
        '¿No puede pagar? Presente de todos modos. La multa por no presentar es la más grande, y las dos oficinas ofrecen planes de pago.',
      ],
    },
    {
      title: 'Maneras de presentar',
      terms: [
        {
          term: 'En línea, por su cuenta',
          text: 'Necesita sus formularios, sus propios números de ruta y de cuenta, y una cifra de la declaración del año pasado: es su firma electrónica.',
        },
        {
          term: 'Con un preparador',
          text: 'La envía cuando usted ya firmó la autorización.',
        },
        {
          term: 'En papel',
          text: 'Tarda semanas más. Firme, adjunte los W-2, copie todo y mande por separado la federal y la del estado.',
        },
      ],
    },
    {
      title: 'La prueba de que presentó a tiempo',
      list: [
        'Por vía electrónica: el mensaje de que la declaración fue aceptada. “Enviada” no es “aceptada”.',
        'En papel: correo certificado, con el recibo con matasellos de la oficina de correos (nosotros no se lo podemos dar). Para el IRS cuenta el matasellos.',
        'Pagos: el número de confirmación, o el estado de cuenta del banco.',
      ],
    },
    {
      questions: [
        {
          question: '¿Qué dirección pongo en la declaración?',
          answer:
            'Su dirección postal: puede ser su PMB. Entonces un cheque de reembolso o un aviso llega aquí. [Where’s My Refund](https://www.irs.gov/refunds) le dice dónde va.',
        },
        {
          question: 'Llegó correo del IRS a mi buzón. ¿Ahora qué?',
          answer:
            'Ábralo el mismo día: trae una fecha. El IRS verdadero le pide escribir o llamar a un número que está en irs.gov, y nunca quiere tarjetas de regalo.',
        },
      ],
    },
  ],
  related: [
    '/services/tax/tax-preparation',
    '/services/tax/tax-returns',
    '/services/mailbox/secure-mail-handling',
  ],
}

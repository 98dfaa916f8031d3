import type { Topic } from '#app/content/es/service.ts'

export const shippingQuote: Topic = {
  path: '/services/shipping-quote',
  name: 'Costo de envío',
  title: '¿Cuánto costará enviarlo?',
  description:
    'Calcule con exactitud el contorno, el volumen y el peso dimensional de un paquete, y lleve los números a las calculadoras de precios de USPS, UPS, FedEx y DHL.',
  summary:
    'Mida un paquete como lo miden las empresas de paquetería y pida el precio en sus calculadoras.',
  lead: 'Las empresas de paquetería cobran tanto por el tamaño como por el peso. Mida aquí y pida el precio a la empresa de paquetería.',
  picture: 'package',
  glance: [
    { term: 'Precios', text: 'De la calculadora de cada empresa de paquetería' },
    { term: 'Ayuda', text: 'Traiga el paquete: lo medimos y pesamos con usted, sin costo' },
  ],
  action: { name: 'Medir un paquete', to: '/services/shipping-quote#package' },
  body: [
    { place: 'tool' },
    {
      title: 'Las calculadoras de las empresas de paquetería',
      items: [
        {
          name: 'USPS Quote',
          text: 'Correo y paquetes, dentro y fuera del país.',
          to: 'https://postcalc.usps.com/',
          opens: 'usps-quote',
        },
        {
          name: 'UPS',
          text: 'Tiempo y costo según el servicio.',
          to: 'https://www.ups.com/ctc/request',
        },
        {
          name: 'FedEx',
          text: 'Tarifas y tiempos de entrega.',
          to: 'https://www.fedex.com/en-us/online/rating.html',
        },
        {
          name: 'DHL Express',
          text: 'Sobre todo, paquetes que salen del país.',
          to: 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab',
        },
      ],
    },
    {
      title: 'A mano, con cinta y báscula',
      steps: [
        'Mida el lado más largo: ese es el largo. Luego el ancho y el alto en la parte más ancha, con lo que sobresalga. UPS y FedEx redondean cada lado a la siguiente pulgada entera.',
        'El contorno es dos veces el ancho más dos veces el alto. El largo más el contorno decide si un paquete es demasiado grande.',
        'Multiplique los tres lados en pulgadas, divida entre el divisor de la empresa de paquetería y redondee hacia arriba: ese es el peso dimensional en libras.',
        'Usted paga por ese peso o por el de la báscula, el que sea mayor.',
      ],
    },
    {
      title: 'El divisor',
      paragraphs: [
        'El número de pulgadas cúbicas que cuentan como una libra: {divisors}, según lo publicado por las empresas de paquetería en {divisorsReadIn}. USPS solo lo aplica a más de un pie cúbico; UPS usa 166 en sus tarifas al público; los contratos varían. En la calculadora lo puede cambiar.',
      ],
    },
    {
      title: 'Tres maneras de pagar menos',
      list: [
        'Una caja más chica: media pulgada menos por lado puede ahorrar una libra.',
        'Varios paquetes planos, o un sobre acolchado, para cosas blandas.',
        'Las cajas de tarifa fija de USPS para cosas pequeñas y pesadas: ahí el peso casi no cuenta.',
      ],
    },
    {
      title: 'Datos que conviene tener a la mano',
      look: 'panel',
      list: [
        'El paquete cerrado, o sus medidas y su peso.',
        'Los dos códigos postales (ZIP); para otros países, el valor del contenido.',
        'El día en que tiene que llegar. Solo la empresa de paquetería puede prometer ese día.',
      ],
    },
    {
      questions: [
        {
          question: '¿Por qué la báscula de la empresa de paquetería no coincide con la mía?',
          answer:
            'Las empresas de paquetería vuelven a medir con máquinas y pueden cobrar la diferencia. Basta con que un lado esté abultado.',
        },
        {
          question: '¿Cuál es el paquete más grande que puedo enviar?',
          answer:
            '130 pulgadas de largo más contorno y 70 libras con USPS Ground Advantage, 165 pulgadas y 150 libras con UPS y FedEx. Los cargos extra empiezan mucho antes: confirme con la empresa de paquetería.',
        },
        {
          question: '¿Puedo enviarlo desde su mostrador?',
          answer:
            'Pregúntenos a qué empresas de paquetería entregamos paquetes, y si el empaque tiene costo. No se aceptan mercancías peligrosas.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/package-storage',
    '/tools/calculator',
  ],
}

import type { PlanInDetail } from './plan-in-detail.ts'

export const businessAddress: PlanInDetail = {
  id: 'business-address',
  speaksOfPackages: true,
  title: 'Dirección Comercial Virtual: la dirección para su negocio',
  description:
    'Un buzón privado a nombre de su negocio en {neighborhood}: qué correo y paquetes recibe, qué incluye el plan hoy, sus límites y el costo total.',
  lead: 'Para negocios que trabajan desde la casa, una camioneta o un escritorio compartido, y necesitan una sola dirección física para tarjetas, facturas y paquetes.',
  audience: [
    'Trabaja desde su casa y prefiere que los clientes no la busquen.',
    'Le llegan muestras, devoluciones o materiales cuando no hay nadie en su escritorio.',
    'Acaba de formar una empresa y necesita una dirección postal que no cambie si usted se muda.',
  ],
  today: [
    {
      title: 'Correo a nombre de su negocio',
      text: 'Con el nombre del punto 7 del Formulario 1583 y los nombres comerciales del punto 12. Se escribe {sampleAddress}, con su nombre primero.',
    },
    {
      title: 'Paquetes firmados y guardados',
      text: 'Firmamos por lo que traen USPS, UPS, FedEx, Amazon y otros, y guardamos cada paquete hasta que usted venga.',
    },
    {
      title: 'Todo lo de la dirección postal',
      text: 'Su propio número de PMB, cartas bajo llave y entrega en el mostrador en el horario de la tienda.',
    },
    {
      title: 'Usted + un socio',
      text: 'Esto se refiere al precio. Para que un socio o empleado reciba correo personal hacen falta su propio formulario y sus dos identificaciones.',
    },
  ],
  know: [
    {
      title: 'Si vende a consumidores, diga quién es',
      text: '{disclosureRule} Pregunte a un abogado qué regla se aplica a usted.',
    },
    {
      title: 'Es una dirección postal',
      text: 'Muchas LLC usan una en sus trámites. A su agente para notificaciones judiciales hay que poder encontrarlo en persona, y eso un buzón no lo permite. Pregunte a la Secretaría de Estado o a un abogado antes de presentar los papeles.',
    },
    {
      title: 'Los bancos piden más',
      text: 'Un banco tiene que anotar dónde está de verdad un negocio o su dueño, y para eso puede rechazar un buzón. Por lo general lo acepta como dirección postal adicional.',
    },
  ],
  questions: [
    {
      question: '¿Quién presenta el Formulario 1583 por un negocio?',
      answer:
        'Un directivo u otra persona autorizada, con sus propias dos identificaciones. En el punto 12 se anotan directivos, socios, empleados y nombres comerciales. [El formulario, línea por línea](/blog/ps-form-1583-item-by-item).',
    },
    {
      question: '¿Puedo escribir “suite” en mi sitio web?',
      answer: 'No: el correo dirigido a una “suite” puede volver a su remitente.',
    },
    {
      question: '¿Me pueden reenviar el correo?',
      answer:
        'A pedido, todavía no. Después de cerrar el buzón, le reenviamos durante seis meses lo que siga llegando; usted paga el nuevo franqueo.',
    },
  ],
}

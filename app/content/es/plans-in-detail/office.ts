import type { PlanInDetail } from './plan-in-detail.ts'

export const office: PlanInDetail = {
  id: 'office',
  speaksOfPackages: true,
  title: 'Oficina Virtual: espacio para muchos paquetes',
  description:
    'El plan Oficina Virtual de una tienda de buzones en {neighborhood}: espacio para más paquetes, más pesados y por más tiempo, y cuánto cuesta cada plazo.',
  lead: 'Para consultorios, comercios y equipos pequeños que reciben correo todos los días y paquetes que no caben en un buzón.',
  audience: [
    'Recibe paquetes casi todos los días, o más pesados de lo que aceptan los otros planes.',
    'Son varias personas, y una recoge por todas.',
  ],
  today: [
    {
      title: 'Espacio: la razón del precio',
      text: 'Más paquetes al mes, más pesados, y más tiempo para recogerlos que en los otros planes.',
    },
    {
      title: 'Todo lo de la dirección comercial',
      text: 'Correo a nombre de su negocio, paquetes firmados, usted + un socio, su propio número de PMB y entrega en el mostrador en el horario de la tienda.',
    },
    {
      title: 'Otra persona puede recoger',
      text: 'Usted la nombra en el punto 5 del Formulario 1583, y ella nos muestra dos identificaciones. No necesita formulario, a menos que reciba correo aquí.',
    },
  ],
  know: [
    {
      title: 'No hay escritorio',
      text: 'El plan es una dirección con un mostrador detrás: sin salas, sin quien conteste el teléfono, sin lugar para reunirse con clientes.',
    },
    {
      title: 'Si vende a consumidores, diga quién es',
      text: '{disclosureRule} Su junta de licencias o un abogado se lo pueden decir.',
    },
    {
      title: 'Aquí le pueden llegar documentos judiciales',
      text: 'Con todo buzón, California le exige nombrarnos su agente para notificaciones judiciales, hasta dos años después de que termine. [Qué significa eso](/services/legal/service-of-process).',
    },
  ],
  questions: [
    {
      question: '¿Cuántas personas pueden recibir correo?',
      answer:
        'Todas las que el negocio anote en el punto 12; después de usted + un socio, cada una cuesta {recipientFee} al mes. Para empresas con muchas personas, vea [Empresas](/enterprise).',
    },
    {
      question: '¿Abren o escanean nuestro correo?',
      answer: 'No. Nadie abre su correo, y el escaneo todavía no está disponible.',
    },
    {
      question: '¿Y si nos queda chico?',
      answer:
        'Hable con nosotros antes de una entrega grande o de una temporada fuerte, y le decimos cuánto podemos guardar.',
    },
  ],
}

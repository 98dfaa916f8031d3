import type * as en from '#app/content/en/company/get-listed.ts'

export const getListed: typeof en.getListed = {
  path: '/get-listed',
  name: 'Inscriba su tienda',
  title: 'Para tiendas de buzones: inscríbase',
  description:
    'Para tiendas de buzones privados que quieren aparecer en nuestro localizador: qué diría el anuncio, qué pediríamos y qué falta por decidir.',
  summary: 'Para tiendas como la nuestra que quieren que las encuentren en más lugares.',
  lead: '¿Tiene usted una tienda de buzones en otro lugar? Nuestros clientes se mudan y viajan, y nos piden que les recomendemos una buena.',
  picture: 'documents',
  glance: [
    { term: 'Hoy', text: 'Todavía no hay lista. Anotamos a los interesados' },
    {
      term: 'Para',
      text: 'Tiendas registradas ante el Servicio Postal para recibir el correo de otros',
    },
    { term: 'Cargo', text: 'Ninguno por ahora' },
  ],
  action: { name: 'Enviar un mensaje', to: '/#contact' },
  body: [
    {
      title: 'Díganos',
      look: 'panel',
      list: [
        'El nombre, la dirección, el teléfono y el sitio web de la tienda.',
        'Su función en ella.',
        'Qué espera del anuncio, y cuánto pagaría por él, si acaso.',
      ],
    },
    {
      title: 'Contenido del anuncio',
      list: [
        'El nombre, el horario y la dirección física tal como la tiene el Servicio Postal; y si lleva número de unidad, porque de eso depende cómo escriben PMB los clientes.',
        'Qué recibe: correo, paquetes, de qué empresas de paquetería y hasta qué tamaño.',
        'Si puede presenciar la firma del {form}, en el mostrador o por video en vivo.',
        'Cuánto cobra, con todos los cargos que no se pueden evitar.',
      ],
    },
    {
      title: 'Comprobantes que pediríamos',
      list: [
        'El registro ante su oficina de correos como agencia comercial receptora de correo (formulario PS Form 1583-A).',
        'Los clientes inscritos en la base de datos del Servicio Postal, y la lista confirmada cada trimestre.',
        'En California, la declaración de enterado de Business and Professions Code 17538.5, firmada antes de entregar un buzón.',
        'Alguien que conteste el teléfono durante el horario.',
      ],
    },
    {
      questions: [
        {
          question: '¿Nos enviarán clientes?',
          answer:
            'No podemos prometer ninguno. Un anuncio hace que su tienda sea fácil de encontrar.',
        },
        {
          question: '¿Pueden inscribirnos en la red asociada?',
          answer:
            'No. Esa lista, con {networkClaim} direcciones según la propia red, le pertenece a la red. Nuestro localizador muestra buzones de muestra.',
        },
        {
          question: '¿Venden el programa de este sitio?',
          answer:
            'Pregúntenos. Se hizo para una sola tienda, y sus textos están hechos para cambiarse.',
        },
      ],
    },
  ],
  related: ['/about', '/services/mailbox', '/enterprise'],
}

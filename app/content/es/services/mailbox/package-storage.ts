import type { Topic } from '#app/content/es/service.ts'

export const packageStorage: Topic = {
  path: '/services/mailbox/package-storage',
  name: 'Guardar paquetes',
  title: 'Guardamos sus paquetes hasta que venga',
  description:
    'Cuánto pueden esperar los paquetes en nuestro mostrador de {neighborhood}, qué tamaños hay que avisar, qué no guardamos y cómo planear un viaje.',
  summary: 'Los paquetes que pueden esperarle aquí, por cuánto tiempo, y cuándo preguntar antes.',
  lead: 'El paquete que no puede recoger hoy espera adentro. Si es grande, o la espera es larga, llame antes de que lo envíen.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    {
      term: 'Sin avisar',
      text: 'Tantos paquetes, tan pesados y por tanto tiempo como dice [su plan](/#plans)',
    },
    {
      term: 'Pregunte antes',
      text: 'Muebles, bicicletas, cajas que una persona no puede levantar, una tarima, más de lo que su plan recibe, o una espera más larga',
    },
    {
      term: 'No es posible',
      text: 'Comida que se echa a perder, plantas, animales, combustible, armas, todo lo que una empresa de paquetería no puede llevar',
    },
  ],
  body: [
    {
      title: 'Antes de un viaje o de un pedido grande',
      steps: [
        'Mida cada caja, o pida al vendedor las medidas y el peso. [Nuestra calculadora](/services/shipping-quote) muestra cómo la ven las empresas de paquetería.',
        'Llámenos con la cantidad, las medidas y las fechas. Le decimos si hay lugar y cuánto cuesta.',
        'Pida que todo vaya a su nombre, con PMB y su número.',
        'Recoja el día acordado, con identificación con foto y un vehículo donde quepa (mida la cajuela), o mande a alguien que usted nombró en el Formulario 1583.',
      ],
    },
    {
      title: 'Conviene saber',
      paragraphs: [
        'Varios paquetes chicos son más baratos de enviar y más fáciles de guardar que uno grande.',
        'Guardamos para quienes tienen un buzón aquí. No hay control de temperatura ni entrega a domicilio, y el contenido no está asegurado aquí: asegure lo valioso con la empresa de paquetería o con el seguro de su casa.',
      ],
    },
    {
      questions: [
        {
          question: '¿Qué pasa con los paquetes que no se recogen?',
          answer: 'Cuánto tiempo guardamos uno: {packageDays}. {beyondPlan}',
        },
        {
          question: '¿Puedo recibir mercancía para mi tienda en línea?',
          answer:
            'Pequeñas cantidades, sí. Si es algo regular, hable antes con nosotros sobre las cantidades: no somos una bodega.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/shipping-quote',
    '/services/mailbox/mail-forwarding',
  ],
}

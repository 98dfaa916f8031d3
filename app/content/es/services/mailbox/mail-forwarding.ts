import type { Topic } from '#app/content/es/service.ts'

export const mailForwarding: Topic = {
  path: '/services/mailbox/mail-forwarding',
  name: 'Reenvío de correo',
  title: 'Reenvío de correo: qué es posible hoy',
  description:
    'Qué puede reenviar hoy un buzón privado en {neighborhood}, qué pasa en los seis meses tras cerrarlo y por qué el Servicio Postal no acepta cambios de dirección.',
  summary: 'Qué reenviamos hoy, qué viene después y qué no hace el Servicio Postal.',
  lead: 'Después de cerrar, le reenviamos el correo durante seis meses. Mientras alquila, usted lo recoge: el reenvío en línea, el escaneo, la trituración y el depósito de cheques todavía no están disponibles.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    { term: 'Mientras alquila', text: 'Recoge en el mostrador' },
    { term: 'Después de cerrar', text: 'Seis meses; usted paga el nuevo franqueo' },
    { term: 'Cambio de dirección', text: 'Hacia un PMB, sí. Desde un PMB, no' },
  ],
  body: [
    {
      title: 'Traer su correo a nuestra tienda',
      paragraphs: [
        'Presente al Servicio Postal un cambio de dirección de su antigua casa a su PMB. El Servicio Postal reenvía durante el tiempo de costumbre. A los bancos, los seguros y el DMV avíseles usted: la oficina de correos no lo hace.',
      ],
    },
    {
      title: 'Después de cerrar su buzón',
      paragraphs: [
        'Durante seis meses le reenviamos lo que siga llegando, a menos que nos pida por escrito que no lo hagamos. Después vuelve a su remitente. [Al mudarse](/blog/moving-out) le ayuda a avisar a todos a tiempo.',
        'El franqueo es el precio de la empresa de paquetería por enviarlo de nuevo. Cómo lo arreglamos, y si hay un cargo por manejo, depende de la cantidad: pregunte antes de cerrar.',
      ],
    },
    {
      title: 'Lista para el cierre',
      look: 'panel',
      list: [
        'La llave. Con ella recupera su depósito de {keyDeposit}.',
        'La dirección adonde debe ir su correo, en un Formulario 1583 nuevo si el suyo tiene otra o ninguna.',
        'Cómo quiere pagar el franqueo.',
      ],
    },
    {
      title: 'Por qué no hay cambio de dirección',
      paragraphs: [
        'Para el Servicio Postal, el correo queda entregado cuando llega a nuestra tienda. Por eso no acepta un cambio de dirección desde un PMB, ni de usted ni de nosotros. El correo registrado (Registered Mail) tampoco se reenvía: usted lo recoge en la oficina de correos.',
      ],
    },
    {
      questions: [
        {
          question: 'Viajo por meses. ¿Me sirve un buzón?',
          answer:
            'Sí: su correo le espera aquí. Antes de irse, [pregúntenos](/#contact) cuánto podemos guardar y por cuánto tiempo. Vea [guardar paquetes](/services/mailbox/package-storage).',
        },
        {
          question: '¿Puede un amigo recoger mi correo?',
          answer:
            'Sí, si usted lo nombra en el Formulario 1583. Él muestra sus propias dos identificaciones.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/virtual-mailbox',
    '/services/mailbox/package-storage',
    '/services/shipping-quote',
  ],
}

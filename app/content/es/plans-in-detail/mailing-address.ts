import type { PlanInDetail } from './plan-in-detail.ts'

export const mailingAddress: PlanInDetail = {
  id: 'mailing-address',
  speaksOfPackages: true,
  title: 'Dirección Postal Virtual: dirección física para su correo',
  description:
    'Un buzón privado para su correo personal en {neighborhood}: qué incluye hoy el plan, qué todavía no, y su costo real por {terms}.',
  lead: 'Para quien prefiere no decir a cada remitente dónde vive, o casi nunca está en casa cuando llega el correo.',
  audience: [
    'Alquila un cuarto, se muda seguido o viaja por semanas, y quiere una dirección que no cambie.',
    'Vende algunas cosas en línea y prefiere no imprimir su domicilio en cada etiqueta. {disclosureRule}',
    'En su edificio se ha perdido correo, y quiere que le espere bajo llave.',
  ],
  today: [
    {
      title: 'Una dirección física con su propio número de PMB',
      text: 'Se escribe {sampleAddress}. El buzón es el mismo mientras usted lo conserve.',
    },
    {
      title: 'Cartas y paquetes de USPS',
      text: 'Los guardamos bajo llave mientras usted no está. Recójalos en el horario de la tienda.',
    },
    {
      title: 'Usted + un familiar',
      text: 'Esto se refiere al precio; cada destinatario adicional cuesta {recipientFee} al mes. {childRule} Cada adulto presenta su formulario con sus dos identificaciones; los menores de 18 años van en el de su padre o madre.',
    },
    {
      title: 'Un testigo para el Formulario 1583',
      text: 'Fírmelo frente a nosotros, sin Notary Public.',
    },
  ],
  know: [
    {
      title: 'Es privado, no anónimo',
      text: 'Su domicilio particular está en su Formulario 1583. Lo comparamos con su identificación, lo guardamos y lo anotamos en la base de datos de clientes del Servicio Postal. Sus remitentes solo ven nuestra calle.',
    },
    {
      title: 'No reemplaza su domicilio',
      text: 'Los bancos, el DMV y el registro de votantes preguntan dónde vive de verdad. Dé su casa como domicilio, y esta dirección para el correo donde acepten dos.',
    },
  ],
  questions: [
    {
      question: '¿Puedo recibir también correo de mi negocio?',
      answer:
        'El correo a nombre de un negocio va con {businessNamePlans}, porque entonces el Formulario 1583 pregunta por el negocio. Puede cambiar de plan con nosotros en el mostrador.',
    },
    {
      question: '¿Por qué se llama virtual si no se escanea nada?',
      answer:
        'El nombre anuncia lo que está previsto. Hoy es un buzón de verdad en un mostrador de verdad.',
    },
  ],
}

import type * as en from '#shared/content/en/reminder-emails.ts'

import { rentRules } from './rent-rules.ts'

const months = (count: number) => (count === 1 ? '1 mes' : `${count} meses`)
const documents = {
  photo: 'La identificación con foto',
  address: 'La identificación con domicilio',
}

export const reminderNames: typeof en.reminderNames = {
  'rent-due': 'Alquiler por vencer',
  'id-expires': 'Una identificación vence',
  'closing-near': 'El buzón cierra pronto',
  'automatic-renewal': 'Renovación automática',
}

export const reminderEmails: typeof en.reminderEmails = {
  'rent-due': ({ shop, box, stage, dueOn, months: count, due, owed, credit, ...late }) => ({
    subject: {
      14: `El alquiler del buzón ${box} vence el ${dueOn}`,
      3: `El alquiler del buzón ${box} vence el ${dueOn}`,
      due: `El alquiler del buzón ${box} vence hoy`,
      late: `El alquiler del buzón ${box} está atrasado`,
    }[stage],
    opening: (stage === 'late'
      ? [
          `El alquiler del buzón ${box} venció el ${dueOn}.`,
          late.hasLateFee
            ? `Con el recargo por atraso de ${late.lateFee}, hay que pagar ahora ${due} más impuestos, por ${months(count)}.`
            : `Hay que pagar ahora ${due} más impuestos, por ${months(count)}. A partir del ${late.lateFeeFrom} se agrega un recargo por atraso de ${late.lateFee}.`,
          `Pague ${late.canPayOnline ? 'con tarjeta en “Mi buzón” o ' : ''}en nuestro mostrador: en efectivo, con cheque o con tarjeta.`,
        ]
      : [
          `El buzón ${box} está pagado hasta el ${dueOn}. El próximo alquiler, por ${months(count)}, es de ${due} más impuestos.`,
          `Pague ${late.canPayOnline ? 'con tarjeta en “Mi buzón” o ' : ''}en nuestro mostrador a más tardar ese día: en efectivo, con cheque o con tarjeta. A partir del ${late.lateFeeFrom} se agrega un recargo por atraso de ${late.lateFee}.`,
        ]
    ).concat(
      owed ? [`Incluye ${owed} que quedaban por pagar de antes.`] : [],
      credit ? [`Ya se descontó su saldo a favor de ${credit}.`] : [],
    ),
    action: 'Abrir mi buzón',
    closing: [
      `¿Ya pagó? No tiene que hacer nada. ¿Quiere dejar el buzón? ${rentRules.stop}`,
      `Usted recibe este correo electrónico porque alquila el buzón ${box}. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'id-expires': ({ shop, box, name, document, expiresOn }) => ({
    subject: `Una identificación del buzón ${box} vence el ${expiresOn}`,
    opening: [
      `${documents[document]} de ${name} vence el ${expiresOn}.`,
      'Las reglas postales exigen una vigente. Traiga la nueva a nuestro mostrador antes de ese día. Como piden las reglas, guardamos una copia legible en papel en la tienda y la registramos en la base de datos de clientes del Servicio Postal. El sistema de este sitio web solo guarda su tipo y su fecha de vencimiento.',
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque alquila el buzón ${box}. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'automatic-renewal': ({ shop, box, stage, months: count, amount, on, before }) => ({
    subject: {
      on: `El buzón ${box} se renueva automáticamente`,
      ahead: `El ${on} se cobrarán ${amount} a su tarjeta por el buzón ${box}`,
      refused: `Su banco rechazó el alquiler del buzón ${box}`,
      declined: `La renovación automática del buzón ${box} se detuvo`,
      ended: `La renovación automática del buzón ${box} está desactivada`,
    }[stage],
    opening: {
      on: [
        `Activó la renovación automática. El buzón ${box} se renueva por ${months(count)} cada vez hasta que usted la termine. El alquiler es de ${amount} más impuestos y lo que se deba en la cuenta; vence el ${on}.`,
        'Antes de cada cobro le enviamos por correo electrónico el importe y el día: siete días antes, y 30 días antes si el plazo es de un año. Un precio nuevo se anuncia al menos siete días antes de cobrarlo. Stripe guarda la tarjeta; nosotros nunca vemos su número.',
      ],
      ahead: [
        `El alquiler del buzón ${box} por ${months(count)} se cobrará a su tarjeta el ${on}: ${amount}.`,
        ...(before ? [`El alquiler cambió; antes era de ${before}.`] : []),
      ],
      refused: [
        `Su banco rechazó el pago de ${amount} por ${months(count)} del buzón ${box}. No se cobró nada. Lo intentaremos de nuevo el ${on}.`,
        'Para usar otra tarjeta, termine la renovación automática y vuelva a activarla. También puede pagar en nuestro mostrador.',
      ],
      declined: [
        `Su banco rechazó tres veces el pago de ${amount} por el buzón ${box}. No se cobró nada, y la renovación automática se detuvo.`,
        'Renueve en su página de alquiler o en nuestro mostrador: al alquiler atrasado se le puede sumar un recargo.',
      ],
      ended: [
        `La renovación automática del buzón ${box} terminó. No se volverá a cobrar a su tarjeta, y Stripe ya no la guarda para nosotros.`,
        'El buzón sigue abierto hasta el día pagado. Para renovarlo, pague en su página de alquiler o en nuestro mostrador.',
      ],
    }[stage],
    action: 'Abrir mi buzón',
    closing: [
      ...(stage === 'on' || stage === 'ahead' || stage === 'refused'
        ? [
            'Para detenerla: abra “Mi buzón”, elija “Alquiler” y pulse “Terminar la renovación automática”. Termina de inmediato y no cuesta nada.',
          ]
        : []),
      `Recibe este correo porque alquila el buzón ${box}. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'closing-near': ({ shop, box, closesOn, remailUntil, agentUntil }) => ({
    subject: `El buzón ${box} cierra el ${closesOn}`,
    opening: [
      `Como usted pidió, el buzón ${box} cierra el ${closesOn}. Recoja su correo y devuelva su llave a más tardar ese día.`,
      `Hasta el ${remailUntil} reenviamos lo que siga llegando; el franqueo corre por su cuenta.`,
      `Hasta el ${agentUntil} recibimos documentos judiciales para usted, como lo pide la ley de California.`,
    ],
    action: 'Ver las fechas del cierre',
    closing: [
      `Usted recibe este correo electrónico porque dio aviso. Si quiere quedarse, llámenos al ${shop.phone} antes de ese día.`,
    ],
  }),
}

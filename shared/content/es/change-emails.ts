import type * as en from '#shared/content/en/change-emails.ts'

const sayDifference = ({ amount, sign }: { amount: string; sign: number }) =>
  sign > 0
    ? [
        `Por los días que ya estaban pagados, la diferencia es de ${amount}. Páguela en nuestro mostrador.`,
      ]
    : sign < 0
      ? [
          `Por los días que ya estaban pagados, le acreditamos ${amount}. Se usa para su próximo pago.`,
        ]
      : []

export const changeEmails: typeof en.changeEmails = {
  'plan-changed': ({ shop, box, plan, startsOn, months = 1, rentOf, difference }) => ({
    subject: startsOn
      ? `Su buzón ${box}: plan nuevo desde el ${startsOn}`
      : `Su buzón ${box} conserva su plan`,
    opening: startsOn
      ? [
          `Desde el ${startsOn}, el buzón ${box} tiene el plan ${plan}.`,
          ...(difference ? sayDifference(difference) : []),
          `Con este plan, su alquiler es de ${rentOf} ${months === 1 ? 'cada mes' : `cada ${months} meses`}.`,
        ]
      : [`Se canceló el cambio previsto: el buzón ${box} conserva el plan ${plan}.`],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque se cambió el plan en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'number-changed': ({ shop, box, former, address = [], remailUntil = '' }) => ({
    subject: `Su nuevo número de buzón es el ${box}`,
    opening: [
      `Su buzón pasó del número ${former} al número ${box}. Ahora escriba su dirección así:`,
      address.join('\n'),
      `Lo que siga llegando al número ${former} se pone en su buzón nuevo hasta el ${remailUntil}. Dé su dirección nueva a todas las personas que le escriben.`,
      'El Servicio Postal (USPS) no acepta cambios de dirección para un buzón privado: esta es la única manera.',
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque su buzón se cambió en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),
}

import type * as en from '#shared/content/en/leaving-emails.ts'

export const leavingEmails: typeof en.leavingEmails = {
  'application-withdrawn': ({ shop, box, keys = 0 }) =>
    keys > 0
      ? {
          subject: `Por favor, devuelva ${keys === 1 ? 'su llave' : `sus ${keys} llaves`}`,
          opening: [
            `Nos avisó que no quiere el buzón ${box}. Por favor, traiga ${keys === 1 ? 'su llave' : `sus ${keys} llaves`} a nuestro mostrador.`,
            'Con eso termina su solicitud y usted no debe nada. No tiene que hacer nada más.',
          ],
          action: 'Ver cómo va',
          closing: [
            `Si al final se queda, pague en nuestro mostrador como estaba previsto. Si no fue usted, llámenos al ${shop.phone}.`,
          ],
        }
      : {
          subject: `Se retiró su solicitud: ${shop.name}`,
          opening: [
            'Se retiró su solicitud de un buzón. Usted no debe nada. Si le guardábamos un número, queda libre, y se cancelaron las visitas reservadas con su cuenta.',
            'Después de 30 días borramos su solicitud. Si firmó el Formulario 1583, el papel se queda en nuestros archivos por lo menos seis meses, como lo exige el Servicio Postal.',
          ],
          action: 'Abrir mi cuenta',
          closing: [
            `Puede volver a solicitar un buzón cuando quiera. Si no fue usted quien la retiró, llámenos al ${shop.phone}.`,
          ],
        },
}

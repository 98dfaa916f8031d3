import type * as en from '#shared/content/en/leaving-sheet.ts'

export const leavingSheet: typeof en.leavingSheet = {
  title: 'Cierre del buzón {box}',
  closed: 'Cerrado el {day}.',
  remail:
    'Le reenviamos el correo que le llegue hasta el {day}. El nuevo franqueo corre por su cuenta: denos su nueva dirección y désela también a sus remitentes.',
  declined:
    'Usted pidió por escrito que no se le reenvíe correo: lo que llegue se devuelve al remitente.',
  number: 'No damos el número {box} a nadie más hasta después del {day}.',
  agent:
    'Hasta el {day} recibimos documentos judiciales para usted, como aceptó al alquilar el buzón, y se los enviamos por correo a su último domicilio.',
  noChange:
    'No presente un cambio de dirección ante el Servicio Postal por este buzón: ni usted ni nosotros podemos hacerlo.',
  paid: 'Se le devolvió: {amount} el {day} (recibo {receipt}).',
  taken: 'Pagado: {amount} el {day} (recibo {receipt}).',
  keptDeposit: 'No se devolvió nada.',
  owed: 'Todavía debe: {amount}.',
  given: 'Impreso el {day}.',
}

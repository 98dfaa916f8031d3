import type * as en from '#app/content/en/browser-keys.ts'

export type { BrowserKey } from '#app/content/en/browser-keys.ts'

export const browserKeys: typeof en.browserKeys = {
  'mailbox.session': {
    what: 'Dos códigos que mantienen su sesión abierta. El primero se envía cada vez que la página pide datos de su cuenta.',
    until: 'Cierra la sesión',
  },
  'mailbox.session-code-verifier': {
    what: 'La mitad secreta de un enlace que va en camino por correo electrónico, para que solo su navegador pueda usarlo.',
    until: 'El enlace se usa',
  },
  'mailbox.session-flow-…-code-verifier': {
    what: 'Lo mismo, uno por cada uno de los últimos correos de esa clase.',
    until: 'Se usa un enlace',
  },
  'mailbox.session-flows-code-verifier': {
    what: 'La lista de esos correos.',
    until: 'Se usa un enlace',
  },
  'mailbox.begun': {
    what: 'Un resumen cifrado de la dirección a la que se envió el correo.',
    until: 'El enlace se usa',
  },
  'mailbox.return': {
    what: 'La página a la que usted vuelve mientras un correo así va en camino.',
    until: 'El enlace se usa',
  },
  'mailbox.link': {
    what: 'La sesión que abrió un enlace para una contraseña nueva.',
    until: 'Se guarda la contraseña, o cierra la pestaña',
  },
  'mailbox.link-code-verifier': {
    what: 'La mitad secreta de ese enlace.',
    until: 'El enlace se usa, o cierra la pestaña',
  },
  'mailbox.application': {
    what: 'Lo que escribió en una solicitud que empezó: plan, nombres, correo electrónico, teléfono y los tipos de identificación con su fecha de vencimiento. Ningún domicilio particular ni número de identificación.',
    until: 'La envía, la borra, la protege, cierra la sesión o cierra la pestaña',
  },
  'mailbox.application-draft': {
    what: 'Una solicitud que usted empezó, protegida con una contraseña suya. Solo si lo pide.',
    until: 'La presenta o la borra',
  },
  'mailbox.application-invitation': {
    what: 'El secreto de un enlace sobre una solicitud que se presentó en nuestro mostrador.',
    until: 'Queda en su cuenta, o pasa una hora',
  },
  'mailbox.message-draft': {
    what: 'Un mensaje que usted empezó.',
    until: 'Lo envía, o cierra la pestaña',
  },
  'mailbox.language': { what: 'El idioma que eligió.', until: 'Lo borra' },
  'mailbox.preferences': {
    what: 'Claro u oscuro, tabla, mapa, cuánto tiempo se quedan los avisos.',
    until: 'Lo borra',
  },
  'mailbox.menu': { what: 'La entrada del menú que eligió.', until: 'Cierra la pestaña' },
  'mailbox.dashboard-view': {
    what: 'Si el panel mostraba una tabla, un mapa o los dos.',
    until: 'Lo borra',
  },
  'mailbox.records': {
    what: 'Los buzones de muestra del panel, con sus cambios.',
    until: 'Lo borra',
  },
  'mailbox.staff-lock': {
    what: 'En el mostrador: cuándo se usó su consola por última vez.',
    until: 'Cierran la sesión',
  },
  'mailbox.staff-invitation': {
    what: 'En el mostrador: el secreto de una invitación.',
    until: 'Se acepta, o pasa una hora',
  },
  'counter.member': {
    what: 'En el mostrador: de quién es la sesión, con su correo electrónico y su función, para que la consola se abra sin conexión.',
    until: 'Cierran la sesión',
  },
  'counter.hand': {
    what: 'En el mostrador: paquetes que están recibiendo y que aún no tienen buzón, con número de rastreo y nombre.',
    until: 'Se les da un buzón o se apartan, o la persona cierra la sesión',
  },
  'counter.walk': {
    what: 'En el mostrador: los números de los buzones en los que encontraron cartas al recorrerlos.',
    until: 'Los marcan, o la persona cierra la sesión',
  },
  'counter.count': {
    what: 'En el mostrador: los números de las etiquetas que han encontrado hasta ahora al contar los estantes.',
    until: 'Los comparan, o la persona cierra la sesión',
  },
  'counter.intake': {
    what: 'En el mostrador: paquetes y cartas que recibieron y que el servidor aún no tiene, con buzón, número de rastreo, el nombre que lleva el paquete y quién los anotó.',
    until: 'Se envían o se quitan de la lista, o la persona cierra la sesión',
  },
  'counter.typed': {
    what: 'En el mostrador: el texto de una solicitud o de un anuncio que han comenzado.',
    until: 'Lo envían, lo borran, cierran la sesión o cierran la pestaña',
  },
  'counter.import': {
    what: 'En el mostrador, para un administrador: una lista de clientes que está importando, cifrada con una clave del servidor, con sus cambios.',
    until: 'La importa o la descarta',
  },
  'counter.settings': {
    what: 'En el mostrador: el estante que usan, el papel de etiquetas y recibos, y cuándo se imprimen las etiquetas.',
    until: 'Lo borran',
  },
}

export const browserKeysHead: typeof en.browserKeysHead = ['Nombre', 'Qué es', 'Hasta que']

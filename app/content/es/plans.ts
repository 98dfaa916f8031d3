import type * as en from '#app/content/en/plans.ts'

export const planWords: typeof en.planWords = {
  'mailing-address': {
    name: 'Dirección Postal Virtual',
    menu: 'Para correo personal',
    purpose: 'Para el correo personal que usted prefiere no recibir en casa.',
    included: 'Usted + un familiar',
  },
  'business-address': {
    name: 'Dirección Comercial Virtual',
    menu: 'Para una dirección comercial que pueda imprimir',
    purpose: 'Para un negocio que necesita una dirección que pueda imprimir.',
    included: 'Usted + un socio',
  },
  office: {
    name: 'Oficina Virtual',
    menu: 'Espacio para muchos paquetes',
    purpose: 'Para un consultorio o un equipo cuyos paquetes necesitan más espacio.',
    included: 'Usted + un socio',
  },
}

export const notYetAvailable =
  'Los servicios de correo virtual (escaneo, reenvío en línea, trituración y depósito de cheques) todavía no están disponibles.'

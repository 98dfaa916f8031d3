import type * as en from '#app/content/en/catalogue.ts'

export type { CatalogueEntry, CatalogueId } from '#app/content/en/catalogue.ts'

export const catalogue: typeof en.catalogue = {
  ps1583: {
    id: 'ps1583',
    title: 'Hoja de preparación del Formulario 1583, para imprimir',
    url: '/Forms/es/ps1583.pdf',
    kind: 'pdf',
    framing: 'allowed',
  },
  'ps1583-online': {
    id: 'ps1583-online',
    title: 'Hoja de preparación del Formulario 1583, para llenar en pantalla',
    url: '/Forms/es/ps1583-Online.pdf',
    kind: 'pdf',
    framing: 'allowed',
  },
  'identification-documents': {
    id: 'identification-documents',
    title: 'Identificación aceptada (Servicio Postal de EE. UU.)',
    url: 'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
    kind: 'page',
    framing: 'refused',
  },
  'usps-quote': {
    id: 'usps-quote',
    title: 'Calculadora de franqueo (Servicio Postal de EE. UU.)',
    url: 'https://postcalc.usps.com/',
    kind: 'page',
    framing: 'refused',
  },
  'ai-chat': {
    id: 'ai-chat',
    title: 'Chat de IA (ChatGPT)',
    url: 'https://chatgpt.com/',
    kind: 'page',
    framing: 'refused',
  },
}

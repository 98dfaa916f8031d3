import type * as en from '#app/content/en/services/registrations.ts'

export type { Registration } from '#app/content/en/services/registrations.ts'

export const registrations: typeof en.registrations = {
  notary: {
    name: 'Comisión de Notary Public',
    number: null,
    missing: '{ownerNote} nombre y número de la comisión',
    law: 'En California un Notary Public es una persona, no una tienda: la nombra la Secretaría de Estado, tiene una fianza de $15,000 y está obligada a llevar un libro de registro.',
    pending: {
      title: 'Llame antes de venir',
      text: 'Las citas con un Notary Public se hacen por teléfono. Puede que tengamos que remitirle a otro Notary Public cercano.',
    },
    instead: [
      {
        name: 'Secretaría de Estado de California: buscar un Notary Public',
        text: 'Todos los Notary Public activos del estado, por nombre o condado.',
        to: 'https://www.sos.ca.gov/notary/notary-search',
      },
    ],
    path: '/services/legal/notary-services',
  },
  'tax-preparer': {
    name: 'Registro de CTEC',
    number: null,
    missing: '{ownerNote} el número, antes de ofrecer este servicio',
    law: 'En California, quien prepara declaraciones de impuestos o ayuda con ellas por pago, y no es CPA, agente inscrito (enrolled agent), abogado ni uno de los pocos otros que la ley nombra, tiene que registrarse en el California Tax Education Council (CTEC), tener una fianza de $5,000 y darle antes, por escrito, su nombre, dirección, teléfono y fianza. El IRS también pide un número de identificación de preparador (PTIN).',
    pending: {
      title: 'Todavía no se ofrece',
      text: 'Empezaremos este servicio solo cuando trabaje con nosotros un preparador registrado. Mientras tanto, estos son buenos lugares para preguntar:',
    },
    instead: [
      {
        name: 'Ayuda gratuita del IRS (VITA y TCE)',
        text: 'Voluntarios certificados preparan declaraciones sencillas, gratis para quien gana menos de un límite que cambia cada año y para personas de 60 años o más.',
        to: 'https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers',
      },
      {
        name: 'Directorio del IRS de preparadores con credenciales',
        text: 'CPA, agentes inscritos y abogados cerca de un código postal (ZIP).',
        to: 'https://irs.treasury.gov/rpo/rpo.jsf',
      },
      {
        name: 'California Tax Education Council',
        text: 'Compruebe el registro de un preparador antes de entregarle sus papeles.',
        to: 'https://www.ctec.org/',
      },
    ],
    path: '/services/tax/tax-preparation',
  },
  'document-assistant': {
    name: 'Registro de asistente de documentos legales',
    number: null,
    missing: '{ownerNote} el número, antes de ofrecer este servicio',
    law: 'En California, quien por pago ayuda a las personas a llenar sus propios papeles legales, y no es abogado, se registra en el condado como asistente de documentos legales (legal document assistant), tiene una fianza de $25,000 y le da un contrato por escrito. Ni siquiera entonces puede dar consejos, tampoco sobre qué formulario elegir.',
    pending: {
      title: 'Todavía no se ofrece',
      text: 'No preparamos este documento. Estos son buenos lugares para preguntar:',
    },
    instead: [
      {
        name: 'Guía de autoayuda de las Cortes de California',
        text: 'Explicaciones sencillas y formularios oficiales de las cortes.',
        to: 'https://selfhelp.courts.ca.gov/',
      },
      {
        name: 'State Bar of California: recomendación de abogados',
        text: 'Servicios certificados; muchos ofrecen una primera consulta corta a bajo costo.',
        to: 'https://www.calbar.ca.gov/Public/Need-Legal-Help/Lawyer-Referral-Service',
      },
      {
        name: 'LawHelpCA',
        text: 'Ayuda legal gratuita o a bajo costo, por condado y por tema.',
        to: 'https://www.lawhelpca.org/',
      },
    ],
    path: '/services/legal/power-of-attorney',
  },
  'process-server': {
    name: 'Registro de notificador judicial',
    number: null,
    missing: '{ownerNote} el número, antes de ofrecer este servicio',
    isDeclined: true,
    law: 'En California, la persona que entrega documentos judiciales por pago más de diez veces al año, y toda empresa que lo hace por pago, se registra en un condado como notificador judicial (process server) y tiene una fianza.',
    pending: {
      title: 'No entregamos documentos judiciales',
      text: 'Los recibimos para quienes tienen un buzón con nosotros, como manda la ley. Para que alguien los entregue, pregunte aquí:',
    },
    instead: [
      {
        name: 'Departamento del Sheriff del Condado de Los Ángeles: procesos civiles',
        text: 'Entrega documentos judiciales por un cargo que fija la ley.',
        to: 'https://lasd.org/courtservices/civilprocess/',
      },
      {
        name: 'Guía de autoayuda de las Cortes de California',
        text: 'Quién puede entregar papeles, y cómo.',
        to: 'https://selfhelp.courts.ca.gov/',
      },
    ],
    path: '/services/legal/service-of-process',
  },
}

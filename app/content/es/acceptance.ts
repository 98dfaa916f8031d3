import type * as en from '#app/content/en/acceptance.ts'

export type { Verdict } from '#app/content/en/acceptance.ts'

const CHECKED_ON = '2026-11-22'

export const acceptance: typeof en.acceptance = {
  name: '¿La aceptarán?',
  title: '¿Aceptarán esta dirección?',
  description:
    'Dónde se acepta un buzón privado de {neighborhood} como dirección: tiendas en línea, paquetería, bancos, una LLC, DMV, votar y plataformas de venta.',
  lead: 'Un buzón privado es una dirección física de verdad para cartas y paquetes. No es un hogar ni un local de negocio. Eso responde casi todas las preguntas.',
  verdicts: { yes: 'Sí', usually: 'Por lo general', no: 'No' },
  source: 'Fuente:',
  checked: 'consultada el {day}',
  advice:
    'Las reglas cambian, y cada banco, tienda y oficina decide por su cuenta. Pregunte antes de confiar en ello. Esto no es asesoría legal.',
  account: {
    title: '¿La aceptarán?',
    about: 'Dónde aceptan esta dirección, y dónde le piden otra.',
  },
  next: { text: 'Cómo funciona el alquiler', path: '/services/mailbox/mailbox-rental' },
  uses: [
    {
      id: 'shops',
      name: 'Tiendas en línea',
      answers: [{ as: 'dirección de entrega', verdict: 'usually' }],
      reason:
        'Es una dirección física, así que la aceptan donde rechazan un apartado postal. Algunos formularios reconocen las direcciones de tiendas de buzones, y unas pocas tiendas las rechazan.',
      source: {
        name: 'Google, verificación de direcciones de Estados Unidos con datos del Servicio Postal (en inglés)',
        url: 'https://developers.google.com/maps/documentation/address-validation/handle-us-address',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'carriers',
      name: 'Servicio Postal y otras empresas de paquetería',
      answers: [{ as: 'dirección de entrega', verdict: 'yes' }],
      reason:
        'El Servicio Postal nos trae todo el correo. Para el correo registrado (Registered Mail), usted va a la oficina de correos. Las otras empresas entregan en nuestro mostrador: [qué planes reciben sus paquetes](/#plans).',
      source: {
        name: 'Servicio Postal, Commercial Mail Receiving Agency (en inglés)',
        url: 'https://faq.usps.com/articles/Knowledge/Commercial-Mail-Receiving-Agency-CMRA',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'bank',
      name: 'Bancos',
      answers: [
        { as: 'dirección postal', verdict: 'usually' },
        { as: 'dirección donde vive o trabaja', verdict: 'no' },
      ],
      reason:
        'El banco tiene que anotar la dirección física de la casa o del negocio de cada cliente y, si es una empresa, su ubicación real. Un buzón no es ni lo uno ni lo otro. La mayoría de los bancos tiene otro renglón para la dirección postal.',
      source: {
        name: '31 CFR 1020.220(a)(2)(i)(A)(3)',
        url: 'https://www.ecfr.gov/current/title-31/section-1020.220',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'llc',
      name: 'LLC de California',
      answers: [
        { as: 'dirección postal', verdict: 'yes' },
        { as: 'oficina principal', verdict: 'usually' },
      ],
      reason:
        'El trámite pide la dirección física de la oficina principal y no acepta un apartado postal; la dirección postal puede ser cualquiera. Es común usar un buzón privado para las dos. Si el negocio funciona en otro lugar, pregunte primero. [Más sobre una LLC](/blog/a-private-mailbox-and-your-llc)',
      source: {
        name: 'Secretary of State, instrucciones del formulario LLC-12, puntos 4a y 4b (agosto de 2019, en inglés)',
        url: 'https://bizfile.sos.ca.gov/',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'agent',
      name: 'Agente registrado',
      answers: [{ as: 'dirección del agente', verdict: 'no' }],
      reason:
        'El agente que recibe los documentos judiciales es una persona que vive en California, en una dirección física donde se le puede encontrar, o una empresa registrada para eso. Nosotros no somos ni lo uno ni lo otro para su empresa.',
      source: {
        name: 'California Corporations Code 17701.13',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CORP&sectionNum=17701.13',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'dmv',
      name: 'DMV',
      answers: [
        { as: 'dirección postal', verdict: 'yes' },
        { as: 'residencia', verdict: 'no' },
      ],
      reason:
        'El DMV tiene un renglón para cada una. Avise de una dirección postal nueva en un plazo de 10 días; su residencia sigue siendo donde usted vive.',
      source: {
        name: 'California Vehicle Code 14600',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=14600',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'voting',
      name: 'Votar',
      answers: [
        { as: 'dirección postal', verdict: 'yes' },
        { as: 'residencia', verdict: 'no' },
      ],
      reason:
        'El lugar donde vive decide sobre qué vota; por eso el registro de votante pide su residencia. Su boleta puede llegar a otra dirección: el registro tiene un renglón para ella.',
      source: {
        name: 'California Elections Code 2150(a)(3) y (4)',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=ELEC&sectionNum=2150',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'marketplaces',
      name: 'Vender en plataformas en línea',
      answers: [
        { as: 'dirección para devoluciones', verdict: 'yes' },
        { as: 'dirección del negocio', verdict: 'usually' },
      ],
      reason:
        'Las plataformas tienen que pedir, verificar y mostrar la dirección de quienes venden mucho. Pueden pedirle documentos que la comprueben, o rechazar un buzón. Si vende desde su casa, California le pide más: [qué debe indicar](/blog/a-private-mailbox-and-your-llc).',
      source: {
        name: 'Federal Trade Commission, la ley INFORM Consumers Act para vendedores (en inglés)',
        url: 'https://www.ftc.gov/business-guidance/resources/what-third-party-sellers-need-know-about-inform-consumers-act',
      },
      checkedOn: CHECKED_ON,
    },
  ],
}

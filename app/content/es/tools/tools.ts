import type { Topic } from '#app/content/es/service.ts'

export const tools: Topic = {
  path: '/tools',
  name: 'Herramientas',
  title: 'Herramientas para formularios, cuentas y paquetes',
  description:
    'Herramientas gratuitas para su correo: formularios PDF para llenar y firmar, una calculadora de costos de buzón, otra de paquetes y buenos enlaces.',
  summary: 'Formularios PDF, calculadoras y enlaces a buenas herramientas de otros.',
  lead: 'Algunas herramientas que hicimos nosotros, y enlaces a otras buenas.',
  picture: 'documents',
  glance: [
    {
      term: 'Precio',
      text: 'Las nuestras son gratis; los otros sitios tienen sus propios términos',
    },
    {
      term: 'Privacidad',
      text: 'Nuestras calculadoras no nos mandan nada. Sin iniciar sesión',
    },
  ],
  action: { name: 'Calcular un buzón', to: '{calculatorPath}' },
  body: [
    {
      title: 'Hechas por nosotros',
      items: [
        {
          name: 'Hoja de preparación del Formulario 1583',
          text: 'Llénela, imprímala, tráigala. No es el formulario oficial, pero sigue su orden.',
          to: '/Forms/es/ps1583-Online.pdf',
          opens: 'ps1583-online',
        },
        {
          name: 'Calculadora de costos de un buzón',
          text: 'Cuánto se paga el primer día, cuánto en total y cuánto se devuelve.',
          to: '{calculatorPath}',
        },
        {
          name: 'Calculadora de paquetes',
          text: 'Contorno, volumen y peso dimensional.',
          to: '/services/shipping-quote#package',
        },
        {
          name: 'Herramientas de IA',
          text: 'Quince asistentes de otras empresas.',
          to: '/ai-tools',
        },
      ],
    },
    { parts: 'Más herramientas' },
    {
      title: 'Antes de subir un documento a algún sitio',
      list: [
        'Nunca suba una identificación, un formulario de impuestos o un papel médico a un sitio que no conoce. Nosotros tampoco pedimos subir identificaciones.',
        'Lea cuánto tiempo guarda los archivos el sitio, y borre los suyos si se lo permite.',
        'Muchos sitios son gratis para unas pocas tareas al día: mire antes de dar un número de tarjeta.',
      ],
    },
    {
      questions: [
        {
          question: '¿Las herramientas funcionan en un celular?',
          answer:
            'Las nuestras, sí. Llenar un PDF es más fácil en una pantalla grande; la versión para imprimir se llena con pluma.',
        },
        {
          question: '¿Una herramienta puede firmar o enviar el Formulario 1583 por mí?',
          answer: 'No: usted lo firma frente a alguien.',
        },
        {
          question: 'Un enlace no funciona, o falta una herramienta. ¿Ahora qué?',
          answer:
            'Por favor, [díganoslo](/#contact). No manejamos los otros sitios, no les damos soporte, no ganamos con ellos y no podemos ver lo que usted hace ahí.',
        },
      ],
    },
  ],
  related: ['/services/shipping-quote', '/services/mailbox', '/services/tax/tax-forms'],
}

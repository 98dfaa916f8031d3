import type { Topic } from './service.ts'

export const aiTools: Topic = {
  path: '/ai-tools',
  name: 'Herramientas de IA',
  title: 'Herramientas de IA para pequeños trámites',
  description:
    'Quince herramientas de IA de otras empresas para escribir, traducir, investigar y dibujar, con consejos sobre qué no escribir nunca en ellas.',
  summary: 'Quince asistentes de otras empresas, con consejos para usarlos con seguridad.',
  lead: 'Para palabras que no salen, o un aviso en otro idioma. Cada botón abre el sitio de la herramienta en una ventana nueva.',
  picture: 'spark',
  glance: [
    {
      term: 'Sesión',
      text: 'Más adelante estas herramientas pedirán autenticación: iniciar sesión en su cuenta de aquí. Hoy no se pide nada',
    },
    {
      term: 'Nunca escriba',
      text: 'Números de Seguro Social, licencia, pasaporte, cuenta y tarjeta; contraseñas y códigos; correo de otras personas',
    },
  ],
  action: { name: 'Abrir Chat', to: 'https://chatgpt.com/', opens: 'ai-chat' },
  body: [
    {
      title: 'Elija una herramienta',
      look: 'tiles',
      items: [
        {
          name: 'Chat',
          text: 'ChatGPT: preguntas generales y borradores.',
          to: 'https://chatgpt.com/',
          opens: 'ai-chat',
        },
        {
          name: 'Claude',
          text: 'Textos largos, borradores cuidados.',
          to: 'https://claude.ai/',
        },
        { name: 'Gemini', text: 'El asistente de Google.', to: 'https://gemini.google.com/' },
        {
          name: 'Copilot',
          text: 'El asistente de Microsoft.',
          to: 'https://copilot.microsoft.com/',
        },
        { name: 'Le Chat', text: 'El asistente de Mistral.', to: 'https://chat.mistral.ai/' },
        {
          name: 'Perplexity',
          text: 'Respuestas con sus fuentes.',
          to: 'https://www.perplexity.ai/',
        },
        {
          name: 'NotebookLM',
          text: 'Preguntas a sus propios documentos.',
          to: 'https://notebooklm.google.com/',
        },
        {
          name: 'DeepL',
          text: 'Traduce textos y documentos.',
          to: 'https://www.deepl.com/translator',
        },
        {
          name: 'Grammarly',
          text: 'Ortografía, gramática y tono.',
          to: 'https://www.grammarly.com/',
        },
        { name: 'QuillBot', text: 'Lo dice de otra manera.', to: 'https://quillbot.com/' },
        { name: 'Otter', text: 'Escribe lo que se dice.', to: 'https://otter.ai/' },
        {
          name: 'Canva',
          text: 'Volantes, tarjetas y etiquetas.',
          to: 'https://www.canva.com/',
        },
        {
          name: 'Adobe Firefly',
          text: 'Imágenes a partir de palabras.',
          to: 'https://firefly.adobe.com/',
        },
        {
          name: 'Gamma',
          text: 'Presentaciones y páginas sencillas.',
          to: 'https://gamma.app/',
        },
        {
          name: 'Wolfram Alpha',
          text: 'Calcula en vez de adivinar.',
          to: 'https://www.wolframalpha.com/',
        },
      ],
    },
    {
      title: 'Buenos usos',
      list: [
        'El primer borrador de una queja, una cancelación, una nota de agradecimiento.',
        'Entender un texto largo: pida un resumen, y cada fecha y cantidad que contiene.',
        'Traducir lo bastante bien para saber a quién preguntar.',
        'Una lista de preguntas para un abogado o un preparador de impuestos.',
      ],
    },
    {
      title: 'Compruebe lo que dicen',
      paragraphs: [
        'Pueden sonar muy seguras y estar equivocadas, sobre todo en leyes, impuestos y cambios recientes. Compruebe cifras, fechas y citas: las reglas postales, en usps.com o en nuestro mostrador; lo de tribunales e impuestos, con la oficina misma. No respondemos por lo que dicen.',
      ],
    },
    {
      questions: [
        {
          question: '¿Cuánto cuestan?',
          answer:
            'Por nuestra parte, nada. La mayoría tiene un nivel gratuito y uno de pago, y muchas piden una cuenta. No las manejamos, no vemos lo que usted escribe, no ganamos nada con ellas y nunca las usamos con su correo.',
        },
        {
          question: '¿Por qué habrá que iniciar sesión algún día?',
          answer:
            'Para poder reservar la página a los clientes si crece. [Una cuenta](/register) es gratis.',
        },
        {
          question: '¿Puedo mandar a una oficina un borrador de IA?',
          answer: 'Sí. Usted lo firma, así que léalo como si lo hubiera escrito otra persona.',
        },
      ],
    },
  ],
  related: ['/tools', '/tools/pdf-tools', '/services/mailbox/secure-mail-handling'],
}

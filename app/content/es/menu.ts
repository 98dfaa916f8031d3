import type * as en from '#app/content/en/menu.ts'

export const offerNames: typeof en.offerNames = {
  service: 'Se ofrece hoy',
  call: 'Llame antes',
  guide: 'Guía',
}

export const menu: typeof en.menu = [
  {
    text: 'UBICACIÓN',
    path: '/#location',
    description: 'Dónde estamos y cuándo abrimos',
    items: [
      ['Mapa', '/#location', 'Nuestra dirección física y el horario'],
      ['Cómo llegar', '/#location', 'Con el mapa que usted prefiera'],
      ['Contacto', '/#contact', 'Llame, escriba o envíe un mensaje'],
      ['Localizador de buzones', '/maps-embed', 'Buzones de muestra en un mapa'],
    ],
  },
  {
    text: 'PROCESO',
    path: '/how-it-works',
    description: 'Desde el primer vistazo hasta su primer correo',
    items: [
      [
        'Ataque a su privacidad y seguridad',
        '/#video1',
        'Video: lo que revela su domicilio particular',
      ],
      ['Robo de identidad y fraude', '/#video2', 'Video: lo que pasa cuando alguien lo usa mal'],
      ['Proteja su privacidad y seguridad', '/#video3', 'Video: cómo ayuda un buzón privado'],
      ['Cómo funciona un buzón virtual', '/#how-it-works', 'Tres pasos hacia su dirección'],
      ['Cómo funciona el centro', '/how-it-works', 'Lo que pasa aquí con su correo'],
      ['Reseñas', '/#reviews', 'Lo que dicen los clientes'],
      {
        text: 'Proceso de solicitud',
        path: '/#notary',
        description: 'Formulario 1583, dos identificaciones y una firma',
        items: [
          ['Solicitar', '/apply', 'Sepa qué formularios e identificaciones necesita, y solicite'],
          [
            'Hoja de preparación 1583, para llenar',
            '/Forms/es/ps1583-Online.pdf',
            'PDF para llenar en pantalla',
            'ps1583-online',
          ],
          [
            'Hoja de preparación 1583, para imprimir',
            '/Forms/es/ps1583.pdf',
            'PDF para llenar a mano',
            'ps1583',
          ],
          [
            'Qué identificaciones sirven',
            '/how-it-works#identification',
            'Ambas listas, y lo que no se acepta',
          ],
          [
            'Documentos de identidad',
            'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
            'La página del propio Servicio Postal (en inglés)',
            'identification-documents',
          ],
          ['Firmar', '/#notary', 'Con nosotros o ante un Notary Public de EE. UU.'],
          ['Correo certificado', '/#contact', 'Adónde enviar el formulario'],
          ['Llámenos', '/#contact', 'Para saber cómo va su solicitud'],
        ],
      },
      ['Preguntas frecuentes', '/#faq', 'Cargos, llave, identificaciones y paquetes: respuestas'],
      ['¿Aceptarán la dirección?', '/will-it-be-accepted', 'Tiendas, bancos, LLC, DMV, votaciones'],
      ['Qué incluye', '/#features', 'Lo que trae un buzón con nosotros'],
      ['App para su celular', '/#mobile-app', 'Este sitio en su pantalla de inicio'],
      ['Mapa del sitio', '/sitemap', 'Todas las páginas de un vistazo'],
    ],
  },
  {
    text: 'PLANES',
    path: '/#plans',
    description: 'Nuestros planes, por mes',
    items: ['plans'],
  },
  {
    text: 'SERVICIOS',
    path: '/services',
    description: 'Buzones, Notary Public y guías',
    items: [
      {
        text: 'Buzón',
        path: '/services/mailbox',
        description: 'Correo y paquetes, recibidos y guardados',
        items: [
          {
            below: '/services/mailbox',
            pages: [
              ['mailbox-rental', 'Alquiler de buzón', 'Una dirección física para usted'],
              [
                'mail-forwarding',
                'Reenvío de correo',
                'Su correo, enviado adonde esté: en línea, todavía no disponible',
              ],
              ['package-receiving', 'Recepción de paquetes', 'Los recibimos y firmamos por ellos'],
              ['virtual-mailbox', 'Buzón virtual', 'Escanear y triturar: todavía no disponible'],
              ['secure-mail-handling', 'Manejo seguro del correo', 'Quién toca su correo y cuándo'],
              ['package-storage', 'Almacenamiento de paquetes', 'Guardados hasta que los recoja'],
            ],
          },
        ],
      },
      {
        text: 'Cotización de envío',
        path: '/services/shipping-quote',
        description: 'Mida aquí y consulte el precio con la empresa de paquetería',
        items: [
          [
            'Cotización de USPS',
            'https://postcalc.usps.com/',
            'La calculadora de precios del Servicio Postal',
            'usps-quote',
          ],
          ['UPS', 'https://www.ups.com/ctc/request', 'Tiempo y costo de un envío'],
          [
            'FedEx',
            'https://www.fedex.com/en-us/online/rating.html',
            'Tarifas y tiempos de entrega',
          ],
          [
            'DHL',
            'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab',
            'Envíos urgentes al extranjero',
          ],
        ],
      },
      {
        text: 'Impuestos',
        path: '/services/tax',
        description: 'Llevar los libros, y guías para lo demás',
        items: [
          {
            below: '/services/tax',
            offer: 'service',
            pages: [['bookkeeping', 'Llevar los libros', 'recibos y registros en orden']],
          },
          {
            below: '/services/tax',
            offer: 'guide',
            pages: [
              ['tax-forms', 'Formularios de impuestos', 'cuál sirve para qué'],
              ['tax-preparation', 'Preparación de impuestos', 'qué reunir'],
              ['tax-filing', 'Presentación de impuestos', 'cómo y hasta cuándo'],
              ['tax-planning', 'Planificación de impuestos', 'antes de que acabe el año'],
              ['tax-consultation', 'Consulta de impuestos', 'a quién preguntar qué'],
              ['tax-returns', 'Declaraciones de impuestos', 'copias, cambios y reembolsos'],
            ],
          },
        ],
      },
      {
        text: 'Legal',
        path: '/services/legal',
        description: 'Notary Public, documentos judiciales y guías',
        items: [
          {
            below: '/services/legal',
            offer: 'call',
            pages: [['notary-services', 'Servicios de Notary Public', 'firmas, con cita']],
          },
          {
            below: '/services/legal',
            offer: 'guide',
            pages: [
              ['power-of-attorney', 'Poder legal', 'alguien que actúe por usted'],
              ['living-will', 'Testamento vital', 'lo que usted quiere, por escrito'],
              ['trust-services', 'Servicios de fideicomiso', 'los papeles de un fideicomiso'],
            ],
          },
          {
            below: '/services/legal',
            offer: 'service',
            pages: [
              ['service-of-process', 'Notificación judicial', 'documentos judiciales en un buzón'],
            ],
          },
        ],
      },
    ],
  },
  {
    text: 'HERRAMIENTAS',
    path: '/tools',
    description: 'Formularios, calculadoras y enlaces',
    items: [
      {
        below: '/tools',
        pages: [
          ['pdf-tools', 'Herramientas PDF', 'Convertir, firmar y editar'],
          ['calculator', 'Calculadora', 'Sumas, porcentajes y costos'],
        ],
      },
    ],
  },
  {
    text: 'IA',
    path: '/ai-tools',
    description: 'Quince herramientas de IA en un solo lugar',
    items: [
      ['Todas las herramientas de IA', '/ai-tools', 'Quince herramientas de IA en un solo lugar'],
      ['Chat', 'https://chatgpt.com/', 'Un chat de IA para preguntar lo que sea', 'ai-chat'],
    ],
  },
]

export const companyMenu: typeof en.companyMenu = {
  text: 'Nosotros',
  path: '/about',
  description: 'Quiénes somos',
  items: [
    ['Contacto', '/#contact', 'Llame, escriba o envíe un mensaje'],
    ['Quiénes somos', '/about', 'La familia detrás del mostrador'],
    ['Inscriba su tienda', '/get-listed', 'Para tiendas como la nuestra'],
    ['Empresas', '/enterprise', 'Para empresas con muchos destinatarios'],
    ['Blog', '/blog', 'El correo y la privacidad, explicados'],
    ['Reseñas', '/reviews', 'Lo que dicen los clientes'],
  ],
}

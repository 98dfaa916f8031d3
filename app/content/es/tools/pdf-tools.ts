import type { Topic } from '#app/content/es/service.ts'

export const pdfTools: Topic = {
  path: '/tools/pdf-tools',
  name: 'Herramientas PDF',
  title: 'Herramientas PDF: convertir, firmar, editar',
  description:
    'Nuestras hojas de preparación del Formulario 1583 para leer y llenar aquí, enlaces a sitios conocidos que convierten, firman y editan PDF, y qué no subir nunca.',
  summary: 'Nuestros formularios, y sitios que convierten, firman y editan archivos PDF.',
  lead: 'Nuestros formularios se abren aquí mismo. Los otros sitios se abren en una pestaña nueva, con sus propios términos y precios.',
  picture: 'documents',
  glance: [
    {
      term: 'Identificaciones, papeles de impuestos y médicos',
      text: 'No los lleve a otros sitios',
    },
  ],
  action: {
    name: 'Llenar el Formulario 1583',
    to: '/Forms/es/ps1583-Online.pdf',
    opens: 'ps1583-online',
  },
  body: [
    {
      title: 'Nuestros formularios',
      items: [
        {
          name: 'Hoja de preparación del Formulario 1583, para llenar',
          text: 'Escriba en ella, guárdela, imprímala.',
          to: '/Forms/es/ps1583-Online.pdf',
          opens: 'ps1583-online',
        },
        {
          name: 'Hoja de preparación del Formulario 1583, para imprimir',
          text: 'Las mismas preguntas, para pluma.',
          to: '/Forms/es/ps1583.pdf',
          opens: 'ps1583',
        },
      ],
    },
    {
      title: 'Convertir',
      text: 'De Word, imágenes y otros formatos, y hacia ellos; unir, dividir, reducir.',
      items: [
        {
          name: 'Adobe Acrobat online',
          text: 'De los creadores del formato; algunas tareas sin cuenta.',
          to: 'https://www.adobe.com/acrobat/online.html',
        },
        {
          name: 'iLovePDF',
          text: 'Une, divide, comprime y convierte.',
          to: 'https://www.ilovepdf.com/',
        },
        {
          name: 'Smallpdf',
          text: 'Pasos sencillos; un número limitado al día sin pagar.',
          to: 'https://smallpdf.com/',
        },
      ],
    },
    {
      title: 'Firmar',
      text: 'Para papeles que aceptan firmas electrónicas. El Formulario 1583 no: fírmelo [frente a nosotros](/#notary).',
      items: [
        {
          name: 'Docusign',
          text: 'El nombre que casi todas las oficinas conocen.',
          to: 'https://www.docusign.com/',
        },
        {
          name: 'Dropbox Sign',
          text: 'Pide firmas por correo electrónico.',
          to: 'https://sign.dropbox.com/',
        },
      ],
    },
    {
      title: 'Editar',
      text: 'Cambiar texto, tapar partes, agregar páginas.',
      items: [
        {
          name: 'Sejda',
          text: 'Edita el texto de un PDF en el navegador.',
          to: 'https://www.sejda.com/pdf-editor',
        },
        {
          name: 'PDF24 Tools',
          text: 'Muchas herramientas pequeñas, y un programa de Windows que trabaja sin conexión.',
          to: 'https://tools.pdf24.org/en/',
        },
        {
          name: 'LibreOffice',
          text: 'Un programa gratuito y sin límites para todos los sistemas: su archivo nunca sale de su computadora.',
          to: 'https://www.libreoffice.org/',
        },
      ],
    },
    {
      title: 'Tareas que puede hacer su propio dispositivo',
      list: [
        'Llenar un formulario: ábralo en su navegador, escriba y luego guarde o imprima.',
        'Hacer un PDF de lo que sea: imprímalo y elija “Guardar como PDF”.',
        'Convertir un papel en PDF: lo hace la aplicación de notas o de archivos de casi todos los celulares.',
        'Unir páginas en una Mac: arrastre un archivo sobre el otro en Vista Previa.',
      ],
    },
    {
      questions: [
        {
          question: '¿Su hoja de preparación es el Formulario 1583 oficial?',
          answer:
            'No. Sigue el orden del formulario oficial, para que usted llegue con todas las respuestas. Se firma el oficial, de [about.usps.com](https://about.usps.com/forms/ps1583.pdf). Lo leemos con usted en el mostrador.',
        },
        {
          question: '¿Por qué desapareció mi texto al guardar?',
          answer:
            'Algunos programas imprimen formularios pero no los guardan. Pruebe con otro navegador o lector de PDF.',
        },
        {
          question: '¿Una firma electrónica es firmar ante un Notary Public?',
          answer:
            'No. Muestra que estuvo de acuerdo alguien con su dirección de correo electrónico. Un Notary Public comprueba una identificación y ve la firma: [prepárese](/services/legal/notary-services).',
        },
      ],
    },
  ],
  related: ['/services/mailbox/mailbox-rental', '/services/legal/notary-services', '/tools'],
}

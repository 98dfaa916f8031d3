import type { Topic } from '#content/service.ts'

export const pdfTools: Topic = {
  path: '/tools/pdf-tools',
  name: 'PDF tools',
  title: 'PDF tools: convert, sign, edit',
  description:
    'Our Form 1583 worksheets to read and fill in right here, and links to well-known sites that convert, sign and edit PDF files, and what never to upload to one.',
  summary: 'Our own forms, and sites that convert, sign and edit PDF files.',
  lead: 'Our forms open right here. The other sites open in a new tab, with their own terms and prices.',
  picture: 'documents',
  glance: [{ term: 'IDs, tax and medical papers', text: 'Keep them off other sites' }],
  action: { name: 'Fill in Form 1583', to: '/Forms/ps1583-Online.pdf', opens: 'ps1583-online' },
  body: [
    {
      title: 'Our forms',
      items: [
        {
          name: 'Form 1583 worksheet, to fill in',
          text: 'Type into it, save it, print it.',
          to: '/Forms/ps1583-Online.pdf',
          opens: 'ps1583-online',
        },
        {
          name: 'Form 1583 worksheet, to print',
          text: 'The same questions, for a pen.',
          to: '/Forms/ps1583.pdf',
          opens: 'ps1583',
        },
      ],
    },
    {
      title: 'Convert',
      text: 'From and to Word, pictures and other formats; combine, split, shrink.',
      items: [
        {
          name: 'Adobe Acrobat online',
          text: 'From the makers of the format; a few tasks without an account.',
          to: 'https://www.adobe.com/acrobat/online.html',
        },
        {
          name: 'iLovePDF',
          text: 'Merge, split, compress and convert.',
          to: 'https://www.ilovepdf.com/',
        },
        {
          name: 'Smallpdf',
          text: 'Simple steps, a limited number a day without paying.',
          to: 'https://smallpdf.com/',
        },
      ],
    },
    {
      title: 'Sign',
      text: 'For papers that accept electronic signatures. Form 1583 does not: sign it [in front of us](/#notary).',
      items: [
        {
          name: 'Docusign',
          text: 'The name most offices know.',
          to: 'https://www.docusign.com/',
        },
        {
          name: 'Dropbox Sign',
          text: 'Requests for signature by email.',
          to: 'https://sign.dropbox.com/',
        },
      ],
    },
    {
      title: 'Edit',
      text: 'Change text, cover passages, add pages.',
      items: [
        {
          name: 'Sejda',
          text: 'Edits the text of a PDF in the browser.',
          to: 'https://www.sejda.com/pdf-editor',
        },
        {
          name: 'PDF24 Tools',
          text: 'Many small tools, and a Windows program that works offline.',
          to: 'https://tools.pdf24.org/en/',
        },
        {
          name: 'LibreOffice',
          text: 'A free program without limits for every system: your file never leaves your computer.',
          to: 'https://www.libreoffice.org/',
        },
      ],
    },
    {
      title: 'Jobs your own device can do',
      list: [
        'Fill in a form: open it in your browser, type, then save or print.',
        'Make a PDF of anything: print it, and choose “Save as PDF”.',
        'Turn a paper into a PDF: the notes or files app of most phones can.',
        'Combine pages on a Mac: drag one file onto the other in Preview.',
      ],
    },
    {
      questions: [
        {
          question: 'Is your worksheet the official Form 1583?',
          answer:
            'No. It follows the official form’s order, so that you arrive with every answer. You sign the official one, at [about.usps.com](https://about.usps.com/forms/ps1583.pdf). We read it through with you at the counter.',
        },
        {
          question: 'Why is my text gone after saving?',
          answer:
            'Some programs print forms but don’t save them. Try another browser or PDF reader.',
        },
        {
          question: 'Is an electronic signature a notarization?',
          answer:
            'No. It shows that someone with your email address agreed. A notary checks an ID and watches: [prepare for one](/services/legal/notary-services).',
        },
      ],
    },
  ],
  related: ['/services/mailbox/mailbox-rental', '/services/legal/notary-services', '/tools'],
}

import type { Topic } from '#app/content/topic.ts'

export const pdfTools: Topic = {
  path: '/tools/pdf-tools',
  name: 'PDF tools',
  title: 'PDF tools: convert, sign, edit',
  description:
    'Our Form 1583 worksheets to read and fill in right here, and links to well-known sites that convert, sign and edit PDF files, and what never to upload to one.',
  summary: 'Our own forms, and sites that convert, sign and edit PDF files.',
  lead: 'Our own forms open right here. For everything else, these sites are widely used, and each of them opens in a tab of its own.',
  picture: 'documents',
  glance: [
    { term: 'Our forms', text: 'Open in a reader on this site' },
    { term: 'Other sites', text: 'New tab; their terms and prices hold' },
    { term: 'IDs and tax papers', text: 'Better kept off such sites' },
  ],
  links: [
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
      text: 'For contracts and agreements that accept electronic signatures. Form 1583 does not.',
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
          text: 'Many small tools, and a program for Windows that works offline.',
          to: 'https://tools.pdf24.org/en/',
        },
        {
          name: 'LibreOffice',
          text: 'A free program for every system: your file never leaves your computer.',
          to: 'https://www.libreoffice.org/',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Often no site is needed',
      list: [
        'Fill in a form: open it in your browser, type, then save or print.',
        'Make a PDF of anything: print it, and choose “Save as PDF” as the printer.',
        'Scan a paper: the notes or files app of most telephones has a scanner.',
        'Combine pages on a Mac: drag one file onto the other in Preview.',
      ],
    },
    {
      title: 'An electronic signature is not a notarization',
      paragraphs: [
        'A signature service shows that somebody with your email address agreed. A notary checks an ID and watches. Where a paper asks for a notary, [prepare for one](/services/legal/notary-services); for Form 1583, sign [in front of us](/#notary).',
      ],
    },
  ],
  costs: {
    paragraphs: [
      'Our forms are free. The other sites set their own limits and prices, and change them. LibreOffice is free without limits.',
    ],
  },
  limits: [
    'We receive no copy of what you upload elsewhere, and can’t get it back for you.',
    'We don’t fill in forms for you. We read Form 1583 through with you at the counter.',
    'We recommend no site for IDs, tax forms or medical papers.',
  ],
  questions: [
    {
      question: 'Is your worksheet the official Form 1583?',
      answer:
        'No. It is ours, in the order of the official form, so that you arrive with every answer ready. You sign the official one, which the Postal Service offers at [about.usps.com](https://about.usps.com/forms/ps1583.pdf).',
    },
    {
      question: 'What I typed is gone after saving.',
      answer:
        'Some programs print forms but don’t save them. Open the file in another browser or in a PDF reader, and save from there.',
    },
  ],
  related: ['/services/mailbox/mailbox-rental', '/services/legal/notary-services', '/tools'],
  action: {
    title: 'Form filled in?',
    text: 'Leave the signature lines blank, and bring it with your two IDs.',
    link: { name: 'What to bring', to: '/services/mailbox/mailbox-rental' },
  },
}

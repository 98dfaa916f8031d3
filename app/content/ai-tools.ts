import type { Topic } from '#app/content/topic.ts'

export const aiTools: Topic = {
  path: '/ai-tools',
  name: 'AI tools',
  title: 'AI tools for small paperwork',
  description:
    'Fifteen AI tools of other companies for writing, translating, researching and drawing, each in a new window, with advice on what never to type into one.',
  summary: 'Fifteen assistants of other companies, with advice on using them safely.',
  lead: 'For a letter that won’t come together or a notice in another language. Each button opens the tool’s own site in a new window.',
  picture: 'spark',
  notice: {
    title: 'Open to everybody for now',
    text: 'These tools will eventually require user authentication: you will then need to sign in to your account on this site to use this page. Today nothing is asked.',
  },
  glance: [
    { term: 'Tools', text: 'Fifteen, all of other companies' },
    { term: 'Sign-in here', text: 'Not yet required' },
    { term: 'Never type in', text: 'ID numbers, passwords, other people’s mail' },
  ],
  links: [
    {
      title: 'Choose a tool',
      look: 'tiles',
      items: [
        {
          name: 'Chat',
          text: 'ChatGPT: general questions and drafts.',
          to: 'https://chatgpt.com/',
          opens: 'ai-chat',
        },
        { name: 'Claude', text: 'Long texts, careful drafts.', to: 'https://claude.ai/' },
        { name: 'Gemini', text: 'Google’s assistant.', to: 'https://gemini.google.com/' },
        {
          name: 'Copilot',
          text: 'Microsoft’s assistant.',
          to: 'https://copilot.microsoft.com/',
        },
        { name: 'Le Chat', text: 'Mistral’s assistant.', to: 'https://chat.mistral.ai/' },
        {
          name: 'Perplexity',
          text: 'Answers with their sources.',
          to: 'https://www.perplexity.ai/',
        },
        {
          name: 'NotebookLM',
          text: 'Questions to your own documents.',
          to: 'https://notebooklm.google.com/',
        },
        {
          name: 'DeepL',
          text: 'Translates texts and documents.',
          to: 'https://www.deepl.com/translator',
        },
        {
          name: 'Grammarly',
          text: 'Spelling, grammar and tone.',
          to: 'https://www.grammarly.com/',
        },
        { name: 'QuillBot', text: 'Says it another way.', to: 'https://quillbot.com/' },
        { name: 'Otter', text: 'Writes down what is said.', to: 'https://otter.ai/' },
        { name: 'Canva', text: 'Flyers, cards and labels.', to: 'https://www.canva.com/' },
        {
          name: 'Adobe Firefly',
          text: 'Pictures from words.',
          to: 'https://firefly.adobe.com/',
        },
        { name: 'Gamma', text: 'Slides and simple pages.', to: 'https://gamma.app/' },
        {
          name: 'Wolfram Alpha',
          text: 'Computes instead of guessing.',
          to: 'https://www.wolframalpha.com/',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'What they are good for',
      list: [
        'A first draft of a complaint, a cancellation, a thank-you note.',
        'Understanding a long letter: ask for a summary, and for each date and amount in it.',
        'Translating a letter well enough to know whom to ask.',
        'A list of questions to take to a lawyer or a tax preparer.',
      ],
    },
    {
      title: 'What never to type in',
      list: [
        'Social Security, driver’s license, passport, account and card numbers.',
        'Passwords and codes that came by text message.',
        'Letters addressed to somebody else.',
      ],
    },
    {
      title: 'Trust, then check',
      paragraphs: [
        'These tools can sound sure and be wrong, most of all on law, taxes and anything that changed lately. Check each figure, date and quotation at its source before you act on it. For postal rules that source is usps.com or our counter; for courts and taxes, the pages of the office itself.',
      ],
    },
  ],
  costs: {
    paragraphs: [
      'Nothing from us. Most of the tools have a free level and a paid one; the company’s own site says which. Many want an account of their own.',
    ],
  },
  limits: [
    'We don’t run these tools, see what you type, or earn anything from them.',
    'We use none of them on your mail: nobody here opens it.',
    'We don’t answer for what they say.',
  ],
  questions: [
    {
      question: 'Why will signing in be needed one day?',
      answer:
        'So that the page can be kept for customers if it grows. [An account](/register) is free, and you may open one now.',
    },
    {
      question: 'May I use an AI draft in a letter to an office?',
      answer:
        'Yes: you sign it, so read it as if somebody else had written it, since somebody else did.',
    },
  ],
  related: ['/tools', '/tools/pdf-tools', '/services/mailbox/secure-mail-handling'],
  action: {
    title: 'Looking for our own tools?',
    text: 'Forms, a cost calculator and a package calculator: free, and they send nothing anywhere.',
    link: { name: 'See our tools', to: '/tools' },
  },
}

import type { Topic } from './service.ts'

export const aiTools: Topic = {
  path: '/ai-tools',
  name: 'AI tools',
  title: 'AI tools for small paperwork',
  description:
    'Fifteen AI tools of other companies for writing, translating, researching and drawing, each in a new window, with advice on what never to type into one.',
  summary: 'Fifteen assistants of other companies, with advice on using them safely.',
  lead: 'For words that won’t come together, or a notice in another language. Each button opens the tool’s own site in a new window.',
  picture: 'spark',
  glance: [
    {
      term: 'Sign-in',
      text: 'These tools will eventually require user authentication: signing in to your account here. Today nothing is asked',
    },
    {
      term: 'Never type in',
      text: 'Social Security, license, passport, account and card numbers; passwords and codes; other people’s mail',
    },
  ],
  action: { name: 'Open Chat', to: 'https://chatgpt.com/', opens: 'ai-chat' },
  body: [
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
    {
      title: 'Good uses',
      list: [
        'A first draft of a complaint, a cancellation, a thank-you note.',
        'Understanding a long text: ask for a summary, and each date and amount in it.',
        'Translating well enough to know whom to ask.',
        'A list of questions for a lawyer or a tax preparer.',
      ],
    },
    {
      title: 'Check what they say',
      paragraphs: [
        'They can sound sure and be wrong, most of all on law, taxes and recent changes. Check figures, dates and quotations: for postal rules at usps.com or our counter, for courts and taxes with the office itself. We don’t answer for what they say.',
      ],
    },
    {
      questions: [
        {
          question: 'What do they cost?',
          answer:
            'Nothing from us. Most have a free level and a paid one, and many want an account. We don’t run them, see what you type, or earn anything, and we never use them on your mail.',
        },
        {
          question: 'Why will signing in be needed one day?',
          answer:
            'So that the page can be kept for customers if it grows. [An account](/register) is free.',
        },
        {
          question: 'May I send an AI draft to an office?',
          answer: 'Yes. You sign it, so read it as if someone else had written it.',
        },
      ],
    },
  ],
  related: ['/tools', '/tools/pdf-tools', '/services/mailbox/secure-mail-handling'],
}

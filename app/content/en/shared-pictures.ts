/**
 * Preview pictures of a shared page: one picture for all pages below these paths, or of the plans, the first
 * that fits. `tooling/pictures/make.ts` draws them.
 */
export const sharedPictures = [
  {
    name: 'plans',
    under: ['plans'],
    title: 'What a mailbox costs, in all',
  },
  { name: 'services', under: ['/services'], title: 'What we do for your mail and papers' },
  { name: 'tools', under: ['/tools', '/ai-tools'], title: 'Small helps for paperwork' },
  { name: 'blog', under: ['/blog'], title: 'Mail and privacy, explained' },
  { name: 'shop', under: ['/'], title: 'A street address for your mail' },
] as const

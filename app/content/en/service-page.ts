/** Shared by the pages of all topics. */
export const topicPage = {
  glance: 'At a glance',
  call: 'Call us',
  related: 'Read on',
  questions: 'Questions',
  notary: 'Notary Public: {fee} per signature, the most the law allows (Gov. Code 8211).',
  why: 'Why, and who can help',
}

import type * as en from '#app/content/en/service-page.ts'

export const topicPage: typeof en.topicPage = {
  glance: 'De un vistazo',
  call: 'Llámenos',
  related: 'Siga leyendo',
  questions: 'Preguntas',
  notary: 'Notary Public: {fee} por firma, el máximo que permite la ley (Gov. Code 8211).',
  why: 'Por qué, y quién puede ayudar',
}

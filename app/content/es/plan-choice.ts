import type * as en from '#app/content/en/plan-choice.ts'

export const planChoice: typeof en.planChoice = {
  title: 'Su plan',
  none: 'Lo elige al hacer la solicitud',
  withTerm: '{plan}, {term}',
  see: 'Ver planes',
  change: 'Cambiar',
  begin: 'Solicitar este plan',
}

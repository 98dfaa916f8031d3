/** The plan that a visitor brings to the sign-up; names of values in braces. */
export const planChoice = {
  title: 'Your plan',
  none: 'You choose it when you apply',
  withTerm: '{plan}, {term}',
  see: 'See plans',
  change: 'Change',
  begin: 'Apply for this plan',
}

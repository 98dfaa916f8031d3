import type * as en from '#shared/content/en/child-rule.ts'

export const childRule: typeof en.childRule = {
  free: 'Los menores de 18 años no pagan.',
  pay: 'Los menores de 18 años cuentan igual que los adultos.',
}

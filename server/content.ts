import * as enAccounts from '#shared/content/en/accounts.ts'
import * as enAcknowledgment from '#shared/content/en/acknowledgment.ts'
import * as enChildRule from '#shared/content/en/child-rule.ts'
import * as enEmails from '#shared/content/en/emails.ts'
import * as enErrors from '#shared/content/en/errors.ts'
import * as enForms from '#shared/content/en/forms.ts'
import * as enHeldData from '#shared/content/en/held-data.ts'
import * as enMoney from '#shared/content/en/money.ts'
import * as enRental from '#shared/content/en/rental.ts'
import * as enShopEmails from '#shared/content/en/shop-emails.ts'
import * as enSpecialDays from '#shared/content/en/special-days.ts'
import * as esAccounts from '#shared/content/es/accounts.ts'
import * as esAcknowledgment from '#shared/content/es/acknowledgment.ts'
import * as esChildRule from '#shared/content/es/child-rule.ts'
import * as esEmails from '#shared/content/es/emails.ts'
import * as esErrors from '#shared/content/es/errors.ts'
import * as esForms from '#shared/content/es/forms.ts'
import * as esHeldData from '#shared/content/es/held-data.ts'
import * as esMoney from '#shared/content/es/money.ts'
import * as esRental from '#shared/content/es/rental.ts'
import * as esShopEmails from '#shared/content/es/shop-emails.ts'
import * as esSpecialDays from '#shared/content/es/special-days.ts'
import type { Language } from '#shared/language.ts'

const en = {
  ...enAccounts,
  ...enAcknowledgment,
  ...enChildRule,
  ...enEmails,
  ...enErrors,
  ...enForms,
  ...enHeldData,
  ...enMoney,
  ...enRental,
  ...enShopEmails,
  ...enSpecialDays,
}
const es: Words = {
  ...esAccounts,
  ...esAcknowledgment,
  ...esChildRule,
  ...esEmails,
  ...esErrors,
  ...esForms,
  ...esHeldData,
  ...esMoney,
  ...esRental,
  ...esShopEmails,
  ...esSpecialDays,
}

export type Words = typeof en

/** Texts of the server for customers, by language; staff and owner read English. */
export const words: Record<Language, Words> = { en, es }

import { business } from '#app/content/business.ts'
import { addressHelper, pmbRules } from '#content/address-helper.ts'
import { interpolate } from '#shared/interpolate.ts'
import { unitOf, writePostalAddress, type MailboxPlace } from '#shared/shop/boxes/postal-address.ts'

export const mailboxPlace: MailboxPlace = {
  street: business.postalStreet,
  city: business.postalCity,
}

export const sampleEnvelope = writePostalAddress(addressHelper.example, mailboxPlace).lines ?? []

const unit = unitOf(business.postalStreet)
const rules = unit ? pmbRules.withUnit : pmbRules.plain

export const pmbRule = interpolate(rules.short, { unit })
export const pmbRuleInDetail = interpolate(rules.long, { unit, street: business.postalStreet })

export const addressHelperWords = { ...addressHelper, why: [pmbRule, ...addressHelper.why] }

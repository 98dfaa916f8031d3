import type { Words } from '#server/content.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import {
  lifetimeHours,
  type AccountEmail,
  type InvitationEmail,
  type MailingEmail,
  type ShopEmail,
  type StaffEmail,
} from './email.ts'

/** Both pages read the invitation's secret from the fragment, which is not sent to servers. */
const ACCOUNT_PAGE = '/account'
const STAFF_PAGE = '/staff'

type Invitation =
  InvitationEmail | StaffEmail | Extract<MailingEmail, { kind: 'account-invitation' }>

export function isInvitation(email: AccountEmail | ShopEmail): email is Invitation {
  return (
    email.kind === 'application-invitation' ||
    email.kind === 'account-invitation' ||
    email.kind === 'staff-invitation'
  )
}

export function composeInvitation(
  email: Invitation,
  shop: ShopDetails,
  { emails, shopEmails }: Words,
) {
  const { kind, token } = email
  const lifetime = emails.lifetime(lifetimeHours[kind])
  const ofCustomer = `${ACCOUNT_PAGE}#${new URLSearchParams({ application: token })}`
  switch (kind) {
    case 'application-invitation':
      return { ...shopEmails[kind]({ shop, ...email.facts, lifetime }), path: ofCustomer }
    case 'account-invitation': {
      const { boxes } = email.facts
      return { ...shopEmails[kind]({ shop, boxes, lifetime }), path: ofCustomer }
    }
    case 'staff-invitation': {
      const secret = new URLSearchParams({ invitation: token })
      const text = shopEmails[kind]({ shop, role: email.role, lifetime })
      return { ...text, path: `${STAFF_PAGE}#${secret}` }
    }
  }
}

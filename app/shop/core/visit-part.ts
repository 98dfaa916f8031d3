/** Anchor of the visit on the account page. */
export const VISIT_PART = 'visit'

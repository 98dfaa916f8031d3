/** Where on the account page a visit is booked, moved and canceled. */
export const VISIT_PART = 'visit'

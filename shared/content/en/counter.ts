/** Why the counter refuses a step, by code: what the staff read. Each code stands here, under its subject. */
export const counter = {
  not_found: 'There is nothing here by that number any more.',

  // From application to keys
  no_ids_needed: 'This person shows no IDs.',
  ids_refused: 'These two documents are not enough together.',
  expiry_missing: 'Please enter when the document expires.',
  ids_not_checked: 'Check this person’s IDs first.',
  wrong_step: 'This step is done already, or not next. Look at where the form stands.',
  not_open: 'This application is not open any more.',
  forms_missing: 'Not every form is in the registration database yet.',
  no_keys: 'Hand over the keys first.',
  already_active: 'This box is open already.',

  // Boxes
  box_unknown: 'The shop has no box of this number.',
  box_rented: 'This box is rented.',
  box_quarantined: 'This number is out of use for six months after its closing.',
  no_box_free: 'No box is free.',

  // Mail
  not_waiting: 'This item is not waiting any more.',

  // Money
  till_not_open: 'The till is not open. Open it first.',
  till_open: 'The till is open already, with another amount in it.',
  day_closed:
    'This day is closed: nothing more is posted on it. Corrections are posted on an open day.',
  reason_needed: 'What was counted is not what must be there. Count again, or say why.',
  id_reused: 'This was posted before, and differently. Please start again.',
  tendered_too_little: 'The customer gave less than that.',
  too_much: 'That is more than is owed.',
  rent_in_part: 'Rent is paid in full, with everything owed before.',
  not_rented: 'This box is not rented now.',
  box_not_rented: 'Nobody has had the keys of this box.',
  no_such_term: 'The shop does not rent for so long.',
  no_check: 'No payment by check has this receipt number.',
  already_reversed: 'This was taken back before.',
  first_payment:
    'The first payment of a box can be taken back, what it charged can’t: close the box instead.',
  nothing_to_refund: 'The shop owes this customer nothing.',
  no_deposit: 'The shop holds no deposit of this box.',
  no_proration: 'The shop gives no rent back.',
  no_email: 'The shop has no email address of this customer.',

  // Papers
  box_unused: 'Nobody has rented this box.',
  step_done: 'This was noted before.',
  mailed_before_received: 'It can’t be mailed before it was received, or later than today.',
  not_quarter_day: 'The list is certified from the quarter day on, for the last quarter day.',

  // Staff
}

export type CounterCode = keyof typeof counter

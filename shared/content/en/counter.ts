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
  keys_issued: 'The keys are handed over already.',
  already_active: 'This box is open already.',
  day_ahead: 'Only what has been done is noted: please enter today or an earlier day.',

  // Visits
  visit_ahead: 'This visit is on a later day.',
  visit_cancelled: 'This visit was canceled.',

  // Boxes
  box_unknown: 'The shop has no box of this number.',
  box_rented: 'This box is rented.',
  box_quarantined: 'This number is out of use for six months after its closing.',
  no_box_free: 'No box is free.',
  box_allocated: 'This application has its box already.',
  no_box: 'This application has no box yet.',
  box_not_open: 'This box is not open: it was closed, or was never paid.',
  box_not_closed: 'Close the box first; each closing is entered once.',
  no_notice: 'No notice was given.',
  keys_not_out: 'So many keys are not out.',

  // Mail
  not_waiting: 'This item is not waiting any more.',
  duplicate_tracking: 'This parcel is here already.',
  wrong_check_digit: 'The check digit is wrong. Scan again, or say why the number is right.',
  carrier_unconfirmed: 'Many other numbers look like this one. Please confirm the carrier.',
  not_a_recipient: 'This person receives no mail in this box.',
  may_not_collect:
    'Only an adult who receives mail in this box, or its named collector, may pick up.',
  not_signed: 'Please sign first.',
  undo_over: 'It is more than a minute ago, or somebody has changed it since.',
  task_done: 'This is done already.',

  // Money

  // Papers

  // Staff
  already_staff: 'Whoever has this address works here already.',
  invitation_over:
    'This invitation was used, taken back or is older than seven days. Ask for a new one.',
  invitation_other:
    'This invitation is for another email address. Sign in with the one it was sent to.',
  last_administrator: 'There must be an administrator. Make somebody else one first.',
  own_factors: 'Ask another administrator to reset yours, or use a recovery code.',
  factors_elsewhere: 'The accounts are kept by Supabase. Reset the second step there.',
}

export type CounterCode = keyof typeof counter

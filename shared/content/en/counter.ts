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

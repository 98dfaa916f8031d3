/** Why the counter refuses a step, by code: what the staff read. Each code stands here, under its subject. */
export const counter = {
  not_found: 'There is nothing here by that number any more.',
  changed: 'Somebody changed this in the meantime: {what}. Check it as it is now, then try again.',

  // From application to keys
  no_ids_needed: 'This person shows no IDs.',
  ids_refused: '{reason}',
  household: '{reason}',
  expiry_missing: 'Please enter when the document expires.',
  ids_not_checked: 'Check this person’s IDs first.',
  acknowledgment_missing: 'Not everybody who signs a form has signed the acknowledgment yet.',
  wrong_step: 'This step is done already, or not next. Look at where the form stands.',
  not_open: 'This application is not open any more.',
  forms_missing: 'Not every form is in the registration database yet.',
  no_keys: 'Hand over the keys first.',
  too_many_keys: 'One deposit covers {max}: hand over at most that many, or change it in Settings.',
  keys_issued: 'The keys are handed over already.',
  already_active: 'This box is open already.',
  price_changed: 'The price has changed. Look at the new price, and tell the customer.',
  day_ahead: 'Only what has been done is noted: please enter today or an earlier day.',

  // Visits
  visit_ahead: 'This visit is on a later day.',
  visit_cancelled: 'This visit was canceled.',

  // Days that differ
  days_over: 'That day is over. Please enter today or a later day.',
  days_reversed: 'The last day is before the first. Please enter the last day again.',
  days_too_many: 'That is more than {max}. Remove one that is over, or make the span shorter.',
  days_overlap: '{day} differs already. Remove what stands there first, or choose other days.',
  hours_reversed:
    'The shop would close before it opens. Please enter a later time for when it closes.',
  hours_half: 'Please enter both times, or neither if the shop is closed.',
  one_language: 'Please write it in both languages, or in neither.',

  // Boxes
  box_unknown: 'The shop has no box of this number.',
  box_rented: 'This box is rented.',
  box_quarantined: 'This number is out of use until {until}, six months after its box closed.',
  no_box_free: 'No box is free.',
  box_allocated: 'This application has its box already.',
  no_box: 'This application has no box yet.',
  box_not_open: 'This box is not open: it was closed, or was never paid.',
  box_not_closed: 'Close the box first; each closing is entered once.',
  box_open: 'Close the box first.',
  no_notice: 'No notice was given.',
  keys_not_out: 'That many keys are not out.',
  too_many_notes: 'There are {max} notes on this box. End one that is no longer needed.',

  // Mail
  not_waiting: 'This item is not waiting any more.',
  duplicate_tracking: 'This package is here already.',
  wrong_check_digit: 'The check digit is wrong. Scan again, or say why the number is right.',
  carrier_unconfirmed: 'Many other numbers look like this one. Please confirm the carrier.',
  not_a_recipient: 'This person receives no mail in this box.',
  may_not_collect:
    'Only an adult who receives mail in this box, or its named collector, may pick up.',
  not_signed: 'Please sign first.',
  ids_not_seen:
    'Nobody has seen the IDs of {names} yet. Note them on the page of the box, then hand the mail out.',
  form_not_signed:
    'The form of {names} is not signed. Have it signed on the page of the box, then hand the mail out.',
  administrator_allows: 'Only an administrator can allow this, signed in on this device.',
  undo_over: 'It is more than a minute ago, or somebody has changed it since.',
  same_box: 'It is in that box already.',
  task_done: 'This is done already.',
  remail_duty:
    'Mail of a closed box is forwarded until {until}, unless its customer asked in writing that it is not.',

  // Money
  till_not_open: 'The till is not open. Open it first.',
  till_open: 'The till is open already, with another amount in it.',
  day_closed:
    'This day is closed: nothing more is posted on it. Corrections are posted on an open day.',
  reason_needed: 'What was counted is not what is expected. Count again, or say why.',
  id_reused: 'This was sent before, and differently. Please start again.',
  tendered_too_little: 'The customer gave less than that.',
  too_much: 'That is more than is owed.',
  rent_in_part: 'Rent is paid in full, with everything owed before.',
  item_gone: 'This is not on the price list any more. Look at the list as it is now.',
  price_needed: 'Please enter the price.',
  notary_limit:
    'California law allows a notary at most {limit} for each signature (Government Code 8211).',
  not_rented: 'This box is not rented now.',
  box_not_rented: 'Nobody has had the keys of this box.',
  no_such_term: 'The shop does not rent for that long.',
  no_check: 'No payment by check has this receipt number.',
  already_reversed: 'This was reversed before.',
  first_payment:
    'The first payment of a box can be reversed, what it charged can’t: close the box instead.',
  nothing_to_refund: 'The shop owes this customer nothing.',
  deposit_of_open_box:
    'This box is still open. The deposit goes back once it is closed and its key is here.',
  key_out:
    'Keys still out: {count}. The deposit goes back once they are here, or lost keys are charged.',
  way_needed: 'Choose how the customer is paid.',
  nothing_to_settle: 'Nothing is held, and nothing is owed.',
  settle_first: 'Collect or charge the keys, and settle the deposit first.',
  nothing_owed: 'Nothing is owed any more.',
  no_deposit: 'The shop holds no deposit of this box.',
  no_proration: 'The shop gives no rent back.',
  no_email: 'The shop has no email address of this customer.',

  // Customers
  language_of_account: 'This account is kept elsewhere: its owner chooses the language there.',

  // Announcements
  people_changed: 'It would go to {people} people now. Look at the preview again.',
  announcement_begun: 'It has begun, and can’t be taken back any more.',
  own_address: 'Your account has no confirmed address to send a test to.',

  // Papers
  box_unused: 'Nobody has rented this box.',
  step_done: 'This was noted before.',
  mailed_before_received: 'It can’t be mailed before it was received, or later than today.',
  not_quarter_day: 'The list is certified from the quarter day on, for the last quarter day.',

  // Import
  import_changed:
    'Meanwhile this spreadsheet would become something else: {customers} customers, {leftOut} lines left out. Check it again.',
  import_refused: 'There is nothing to take over: every line has a mistake.',
  import_taken_back: 'This import was taken back already.',
  import_fixed:
    'This import can’t be taken back any more: money, mail, legal papers or an account of box {box} rest on it.',

  // Staff
  already_staff: 'Whoever has this address works here already.',
  invitation_over:
    'This invitation was used, withdrawn or is older than seven days. Ask for a new one.',
  invitation_other:
    'This invitation is for another email address. Sign in with the one it was sent to.',
  last_administrator: 'There must be an administrator. Make somebody else one first.',
  own_factors: 'Ask another administrator to reset yours, or use a recovery code.',
  factors_elsewhere: 'The accounts are kept by Supabase. Reset the second step there.',
}

/** What `changed` names of what is not as the screen showed it. */
export const changedParts = {
  people: 'the people, their IDs or their forms',
  terms: 'the plan, or who it is for',
  box: 'the box, its keys, holds or closing',
  money: 'the money, now {paid}, {balance}',
  paidThrough: 'paid through {day}',
  unpaid: 'not paid yet',
  owes: '{amount} owed',
  settled: 'nothing owed',
  credit: '{amount} owed to the customer',
}

export type CounterCode = keyof typeof counter

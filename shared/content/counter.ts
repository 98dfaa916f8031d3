export const counter = {
  not_found: 'Nothing here has that number anymore.',
  changed: 'Someone else has just changed this: {what}. Check it again, then try again.',

  no_ids_needed: 'This person does not need to show IDs.',
  ids_refused: '{reason}',
  household: '{reason}',
  expiry_missing: 'Please enter when the document expires.',
  ids_not_checked: 'Check this person’s IDs first.',
  acknowledgment_missing: 'Not everyone who signs a form has signed the acknowledgment yet.',
  wrong_step: 'This step is already done, or is not the next one. Check the status of the form.',
  not_open: 'This application is no longer open.',
  forms_missing: 'Not every form is in the registration database yet.',
  no_keys: 'Hand over the keys first.',
  too_many_keys: 'One deposit covers {max}: hand over at most that many, or change it in Settings.',
  keys_issued: 'The keys have already been handed over.',
  already_active: 'This box is already open.',
  price_changed: 'The price has changed. Look at the new price, and tell the customer.',
  day_ahead: 'This day is in the future. Please enter today or an earlier day.',

  visit_ahead: 'This visit is on a later day.',
  visit_cancelled: 'This visit was canceled.',

  days_over: 'That day is over. Please enter today or a later day.',
  days_reversed: 'The last day is before the first. Please enter the last day again.',
  days_too_many: 'That is more than {max}. Remove one that is over, or make the span shorter.',
  days_overlap: '{day} already has special hours. Remove those first, or choose other days.',
  hours_reversed:
    'The shop would close before it opens. Please enter a later time for when it closes.',
  hours_half: 'Please enter both times, or neither if the shop is closed.',
  one_language: 'Please write it in both languages, or in neither.',

  box_unknown: 'The shop has no box with this number.',
  box_rented: 'This box is rented.',
  box_quarantined: 'This number is quarantined until {until}, six months after its box closed.',
  no_box_free: 'No box is free.',
  box_allocated: 'This application already has a box.',
  no_box: 'This application has no box yet.',
  box_not_open: 'This box is not open: it was closed, or never paid for.',
  box_not_closed: 'Close the box first. Each closing can be entered only once.',
  box_open: 'Close the box first.',
  no_notice: 'No notice was given.',
  same_plan: 'The box already has this plan.',
  plan_unknown: 'The shop has no such plan.',
  plan_without_business: 'This plan does not include mail for a business. Choose another plan.',
  rent_due_first: 'Take the rent that is due first, or change the plan from the next period.',
  box_closes_first:
    'The box closes on {day}, before the next period. The plan can only change now.',
  next_plan_paid: 'Rent at the price of the next plan is paid already. Reverse that payment first.',
  no_plan_change: 'No change of plan is planned.',
  same_number: 'The customer already has this number.',
  keys_still_out: 'Keys out: {count}. Take all of them back, or charge the lost ones first.',
  keys_not_out: 'The customer does not have that many keys.',
  too_many_notes: 'There are {max} notes on this box. Archive one that is no longer needed.',

  not_waiting: 'This item is no longer waiting.',
  duplicate_tracking: 'This package is already here.',
  wrong_check_digit: 'The check digit is wrong. Scan again, or say why the number is right.',
  carrier_unconfirmed: 'Many other numbers look like this one. Please confirm the carrier.',
  not_a_recipient: 'This person does not receive mail in this box.',
  may_not_collect:
    'Only an adult who receives mail in this box, or its named collector, may pick up mail.',
  not_signed: 'Please sign first.',
  ids_not_seen:
    'The IDs of {names} have not been checked yet. Enter them on the page of the box, then release the mail.',
  form_not_signed:
    'The form of {names} is not signed. Have it signed on the page of the box, then release the mail.',
  administrator_allows: 'Only an administrator can allow this, signed in on this device.',
  undo_over: 'This was more than a minute ago, or someone has changed it since.',
  same_box: 'It is already in that box.',
  task_done: 'This is already done.',
  remail_duty:
    'Mail of a closed box is forwarded until {until}, unless the customer asked in writing not to forward it.',

  till_not_open: 'The cash drawer is not open. Open it first.',
  till_open: 'The cash drawer is already open, with a different amount.',
  till_changed: 'The day was closed or opened again meanwhile. Look at it, then count again.',
  day_not_closed: 'This day is open.',
  day_closed:
    'This day is closed, so nothing more can be posted on it. Post corrections on an open day.',
  reason_needed: 'The count differs from what is expected. Count again, or give a reason.',
  id_reused: 'This was already sent with different values. Please start again.',
  tendered_too_little: 'The cash given is less than the amount.',
  too_much: 'That is more than is owed. Choose to keep the rest as credit, or take less.',
  rent_in_part:
    'Rent is paid in full, together with everything already owed. Keep a smaller sum on the account instead.',
  item_gone: 'This is no longer on the price list. Check the current list.',
  price_needed: 'Please enter the price.',
  notary_limit:
    'California law allows a notary at most {limit} for each signature (Government Code 8211).',
  not_rented: 'This box is not rented now.',
  box_not_rented: 'No keys of this box have been handed over.',
  no_such_term: 'The shop does not rent for that long.',
  no_check: 'No payment by check has this receipt number.',
  already_reversed: 'This was already reversed.',
  first_payment:
    'The first payment of a box can be reversed, but its charges can’t. Close the box instead.',
  nothing_to_refund: 'The shop owes this customer nothing.',
  deposit_of_open_box:
    'This box is still open. The deposit goes back once it is closed and its key is here.',
  key_out:
    'Keys still out: {count}. The deposit goes back once they are here, or lost keys are charged.',
  way_needed: 'Choose how the customer is paid.',
  nothing_to_settle: 'There is no deposit and no balance to settle.',
  settle_first: 'Collect or charge the keys, and settle the deposit first.',
  nothing_owed: 'Nothing is owed.',
  no_deposit: 'The shop holds no deposit for this box.',
  no_proration: 'The shop does not refund rent.',
  cards_off: 'The shop does not take cards online.',
  no_card_payment: 'No payment by card online has this receipt number.',
  refund_too_large: 'That is more than is left of this payment: {left}.',
  rent_not_undone:
    'The rent of this payment can’t be taken back: refund all of it, and take back later rent first.',
  refund_refused: 'The card service refused the refund: {reason}',
  refund_unanswered:
    'The card service does not answer. The refund is remembered, and is sent again by itself.',
  refund_online: 'This was paid by card online. Refund it from the list of card payments.',
  reminded_today: 'This customer was already reminded today.',
  no_email: 'The shop has no email address for this customer.',

  language_of_account:
    'This account is kept by another service. The customer chooses the language there.',

  people_changed: 'It would now go to {people} people. Check the preview again.',
  announcement_begun: 'Sending has begun, so it can no longer be taken back.',
  own_address: 'Your account has no confirmed address to send a test to.',

  box_unused: 'This box has never been rented.',
  step_done: 'This was already recorded.',
  received_before_box: 'The box was opened on {day}. Please enter that day or a later one.',
  received_long_ago: 'That is more than a year ago. Please enter {day} or a later day.',
  mailed_before_received: 'The mailing day must be between the day it was received and today.',
  not_quarter_day: 'The list can be certified only for the last quarter day.',

  import_changed:
    'The result has changed since you checked it: a box was rented meanwhile. The list shows the current result.',
  import_unfit: 'Line {line} can’t be imported as it was sent.',
  import_incomplete: 'The server does not have every part of this import. Send it again.',
  import_taken_back: 'This import was already taken back.',
  import_fixed:
    'This import can no longer be taken back: box {box} has transactions, mail, service of process or an account.',

  already_staff: 'The person with this address already works here.',
  invitation_over:
    'This invitation was used or withdrawn, or is more than seven days old. Ask for a new one.',
  invitation_other:
    'This invitation is for another email address. Sign in with the one it was sent to.',
  last_administrator:
    'The shop needs at least one administrator. Make someone else an administrator first.',
  own_factors:
    'You can’t reset your own second step. Ask another administrator, or use a recovery code.',
  factors_elsewhere: 'The accounts are kept by Supabase. Reset the second step there.',
}

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

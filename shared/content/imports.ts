/** The columns of a spreadsheet of customers, as the template has them. */
export const importColumns = {
  box: 'Box',
  name: 'Name',
  givenName: 'First name',
  familyName: 'Last name',
  kind: 'Kind',
  others: 'Other people',
  business: 'Business',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  plan: 'Plan',
  price: 'Monthly price',
  months: 'Term in months',
  since: 'Customer since',
  paidThrough: 'Paid through',
  deposit: 'Deposit held',
  keys: 'Keys',
  balance: 'Balance owed',
  signedOn: 'Form 1583 signed on',
  crdOn: 'Entered in the CRD on',
  photoId: 'Photo ID (kind)',
  photoExpiresOn: 'Photo ID expires',
  addressId: 'Address ID (kind)',
  addressExpiresOn: 'Address ID expires',
  holdFrom: 'Hold from',
  holdUntil: 'Hold until',
  note: 'Note',
  closesOn: 'Closes on',
}

/** What is wrong with a row, by code. `column` is the name that the spreadsheet gives it. */
export const importProblems = {
  box_missing: 'No box number.',
  no_box: '“{text}” in {column} is no box number.',
  box_unknown: 'The shop has no box {box}.',
  box_twice:
    'Box {box} stands on lines {lines}. Give everybody but the customer a kind, such as adult, or take a line out.',
  box_rented: 'Box {box} is rented here already.',
  box_quarantined: 'Box {box} is out of use until {until}: it was closed less than six months ago.',
  box_of_nobody: 'No line names the customer of box {box}: one without a kind, or applicant.',
  box_refused: 'The line of the customer of box {box} has a mistake: see line {line}.',
  name_missing: 'No name.',
  name_refused: '“{text}”: {reason}',
  no_kind: '“{text}” in {column} is no kind of person. Use: {kinds}.',
  no_email: '“{text}” in {column} is no email address.',
  no_phone: '“{text}” in {column} is no telephone number.',
  no_language: '“{text}” in {column} is neither English nor Spanish.',
  no_plan: 'No plan and no monthly price.',
  plan_unknown: '“{text}” in {column} is none of the plans: {plans}.',
  price_unknown: 'No plan costs {price} a month. Name the plan as well: the price stays as it is.',
  plan_without_business: 'The plan {plan} takes no mail in the name of a business.',
  no_amount: '“{text}” in {column} is no amount of money.',
  amount_large: '“{text}” in {column} is more than {max}, the largest amount there is.',
  no_term: '“{text}” in {column} is no number of months from 1 to 60.',
  no_keys: '“{text}” in {column} is no number of keys from 0 to 20.',
  no_day: '“{text}” in {column} is no date.',
  day_ahead: '{column} is a day to come: {day}.',
  paid_missing: 'No day that the rent is paid through.',
  form_missing:
    'No form of {name} was signed. Enter the day; who is not the customer has a line of their own, with a kind.',
  crd_before_form: '{column} is before the form was signed.',
  no_document: '“{text}” in {column} is none of the documents that Form 1583 takes.',
  ids_incomplete: 'Only one of the two IDs of {name} is named.',
  ids_refused: 'IDs of {name}: {reason}',
  household: '{reason}',
  hold_incomplete: 'A hold has a first and a last day, in this order.',
  closing_far: '{column} is more than a year ahead.',
  too_long: '{column} has more than {max} characters.',
  personal:
    '{column} holds an ID number, a birth date or a home address. Take it out of the spreadsheet: this system never takes one.',
}
export type ImportProblemCode = keyof typeof importProblems

/** Why a file is not taken at all. */
export const importFaults = {
  file_unreadable: 'This file is neither a table of text (CSV) nor an Excel workbook (.xlsx).',
  file_locked:
    'This is an old or a locked Excel workbook. Save it as .xlsx or CSV, without a password.',
  file_swells:
    'This workbook unpacks to far more than a list of customers. Save its one sheet as CSV.',
  file_slow: 'This file takes too long to read. Save the sheet of the customers alone, as CSV.',
  file_empty: 'This file has no row of customers below a row of column names.',
  too_many_rows: 'This file has more than {max} rows. Split it.',
  too_many_columns: 'This file has more than {max} columns. Take those out that are not needed.',
}
export type ImportFault = keyof typeof importFaults

/** What `npm run import-customers` says. */
export const importCommand = {
  usage:
    'Usage: npm run import-customers -- FILE [--days-first] [--take-over] [--leave-mistakes-out]',
  unread: '{file} can’t be read.',
  large: '{file} is larger than 10 MB.',
  missing: 'Not there, and no row can do without: {columns}.',
  refused:
    'The column “{name}” holds what this system never takes: an ID number, a birth date or a home address. Delete it.',
  row: 'Line {lines}, box {box}: {problems}',
  counts:
    '{customers} customers, {people} people on them; {here} here already; {refused} with a mistake; owed ${owed}, deposits held ${held}.',
  dry: 'Nothing was written. Add --take-over to take them over.',
  faulty: 'Nothing was written: mend the mistakes, or add --leave-mistakes-out.',
  done: 'Taken over.',
  nothingNew: 'Everybody in this file is here already. Nothing was changed.',
}

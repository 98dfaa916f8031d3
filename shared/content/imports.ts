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
  personalMail: 'Personal mail',
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
  status: 'Status',
}

export const importProblems = {
  totals_row: 'This line is a total, not a customer.',
  other_list:
    'Another list with other columns starts above this line. Move it to its own sheet or file.',
  row_unfit: 'This row can’t be imported as it is.',
  box_missing: 'No box number.',
  no_box: '“{text}” in {column} is not a box number.',
  box_unknown: 'The shop has no box {box}.',
  box_twice:
    'Box {box} is on lines {lines}. Give everyone except the customer a kind, such as adult, or remove a line.',
  box_rented: 'Box {box} is already rented here.',
  box_quarantined: 'Box {box} is out of use until {until}: it was closed less than six months ago.',
  box_without_customer:
    'Box {box} has no customer. Leave the kind of the person who rents it empty, or write “applicant”.',
  name_missing: 'No name.',
  name_refused: '“{text}”: {reason}',
  no_kind:
    '“{text}” in {column} is not a kind of person. Use one of: applicant, adult, minor, business, trade-name, employee, collector.',
  no_email: '“{text}” in {column} is not an email address.',
  no_phone: '“{text}” in {column} is not a phone number.',
  no_plan: 'No plan and no monthly price.',
  plan_unknown: '“{text}” in {column} is not one of the plans: {plans}.',
  price_unknown:
    'No plan costs {price} a month. Enter the plan too; the customer keeps this price.',
  plan_without_business: 'The plan {plan} does not include mail for a business.',
  no_amount: '“{text}” in {column} is not an amount of money.',
  amount_large: '“{text}” in {column} is more than {max}, the largest amount allowed.',
  no_term: '“{text}” in {column} is not a number of months from 1 to 60.',
  no_answer: '“{text}” in {column} is neither yes nor no.',
  no_keys: '“{text}” in {column} is not a number of keys from 0 to 20.',
  no_day: '“{text}” in {column} is not a date.',
  day_ahead: '{column} is in the future: {day}.',
  paid_missing: 'The day that rent is paid through is missing.',
  crd_before_form: '{column} is before the form was signed.',
  no_document: '“{text}” in {column} is not a document that Form 1583 accepts.',
  ids_incomplete: 'One of the two IDs of {name} is missing.',
  ids_refused: 'IDs of {name}: {reason}',
  household: '{reason}',
  hold_incomplete: 'A hold needs a first day and a last day, in this order.',
  closing_far: '{column} is more than a year ahead.',
  too_long: '{column} is longer than {max} characters.',
  lines_swallowed:
    'A cell of this row holds whole lines: perhaps a quotation mark that was not closed.',
  extra_cells:
    'This row has more cells than there are column names: perhaps an amount such as 1,234.50 without quotes.',
  personal:
    '{column} has an ID number, a birth date or a home address. Remove it from the spreadsheet: this system never takes one.',
}
export type ImportProblemCode = keyof typeof importProblems

export const importRemarks = {
  language_other:
    '“{text}” in {column} is neither English nor Spanish. The customer’s language will be English.',
  two_people: '“{text}” may be two people. It will be imported as one person.',
  business_name: '“{text}” looks like a business. It will be imported as a person.',
  business_doubtful:
    '“{text}” may not be a business, or may be two. It will be imported as one business, in addition to the customer.',
  name_doubtful: '“{text}” doesn’t look like a person’s name. It will be imported as one.',
  name_order:
    '“{text}” has a comma, but {column} has first names first. The last name will be {last}.',
  names_differ: 'The row also has “{other}”. The customer’s name will be “{text}”.',
  status_closed: 'The list says “{text}”. The box will be open.',
  status_unknown: 'The status “{text}” is unknown. The box will be open.',
  price_of_months:
    '{price} is {count} times the monthly price of the plan ({usual}). It will be the price of one month.',
  price_of_term:
    '{price} may be the price of {count} months. It will be the price of one month, and decides the plan.',
  price_low:
    '{price} is less than half the monthly price of the plan ({usual}). It will be the price.',
  month_only: '“{text}” in {column} is a month without a day. It will be {day}.',
  day_number:
    '“{text}” in {column} is a day number. Counted as in Excel, it is {day}; old Macs count four years later.',
  second_person:
    'Box {box} has two customers with the same terms. {name} will be another recipient of the box.',
  form_day_unknown:
    'Form 1583 of {name} is on file without its day. Enter the day on the customer’s page after the import.',
  form_unsigned:
    'The list doesn’t say that {name} signed Form 1583. The form will count as unsigned.',
  row_hidden: 'This row is hidden in the workbook. It will be imported like any other.',
  row_struck:
    'Something in this row is struck through in the workbook. It will be imported like any other.',
  row_colored: 'This row has its own color in the workbook. It will be imported like any other.',
  row_noted: '“{text}” is a comment in the workbook. It will be left out.',
  no_value:
    '“{text}” in {column} is a formula that failed or was never computed. The cell will count as empty.',
  cell_merged:
    '“{text}” in {column} is in a cell merged over several lines. It will apply to each of them.',
  credit_doubtful:
    '{column} is {text}, and most of this list is below zero. It will be credit that the shop owes the customer.',
  left_out:
    '“{text}” in {column} is on the line of {name}. It will be left out: only the customer’s line counts.',
  closing_ahead: '{column} is {day}. The box will close on that day.',
  closed_doubtful: '{column} is {day}, but the box looks rented. It will be closed as of that day.',
  day_order:
    '“{text}” in {column} may have its day and month swapped: this list has both orders. It will be {day}.',
  cells_shifted:
    'This row had more cells than there are column names, and was changed. Check that every cell is in the right column.',
  day_unlikely: '{column} is {day}, which is unlikely. It will be imported as it is.',
  price_divided:
    '{price} in {column} is the price of {count} months. It will be {monthly} a month.',
  sum_large: '{column} is {amount}, more than the rent of a year. It will be imported as it is.',
  contact_doubtful:
    '“{text}” in {column} may not reach the customer. It will be imported as it is.',
  note_telling: '“{text}” in {column} may change what the row says. It will be a note.',
  heading_above: '“{text}” stands alone in a line above this row. It will be left out.',
  column_unused: '“{text}” in {column} will be left out.',
  keys_many: '{text} keys: perhaps the number of a key. The customer will have that many keys.',
  rent_owed:
    '{text} in {column} is the rent of one month or more, but rent is paid through {day}. The customer will owe it.',
  cells_fewer:
    'This row has fewer cells than there are column names. Its last cells will be empty.',
  expiry_alone: '{column} has a day, but no kind of ID. The day will be left out.',
  contact_repeated:
    '{text} in {column} is on the lines of {count} boxes. Each of them will have it.',
  name_repeated:
    '“{text}” is the customer of {count} boxes. Each of them will have its own customer.',
}
export type ImportRemarkCode = keyof typeof importRemarks

export const importNotes = {
  encoding_guessed:
    'This file does not name its encoding. It was read as {encoding}: check names with accents, such as {sample}.',
  encoding_mixed:
    'Some lines of this file are in a different encoding. Each was read as the most likely one: check names with accents.',
  rows_unread: 'A sheet of this workbook is very long: its lines from {line} on were not read.',
  columns_hidden: 'The workbook hides these columns, and they are not used: {columns}.',
  strikes_unread:
    'A workbook of this kind doesn’t tell which rows are struck through. Look through it for boxes that are closed, or save it as .xlsx.',
  looks_unread:
    'A workbook of this kind doesn’t tell which rows are struck through or colored. Look through it for boxes that are closed, or save it as .xlsx.',
  sheet_chosen: 'The sheet “{sheet}” was read. Not read: {others}.',
}
export const hiddenSheet = '{name} (hidden)'
export const unnamedColumn = 'column {number}'
export type ImportNoteCode = keyof typeof importNotes

export const importFaults = {
  file_unreadable: 'This file is neither a CSV file nor a spreadsheet of Excel or LibreOffice.',
  quote_open: 'A quotation mark in this file is never closed. Correct it, or save the file again.',
  file_locked: 'This workbook is protected by a password. Save it without one.',
  file_swells:
    'This workbook is far too large once unpacked. Save only the customer sheet, as CSV.',
  file_empty: 'This file has no customers below a row of column names.',
  too_many_rows: 'This file has more than {max} rows. Split it.',
  too_many_columns: 'This file has more than {max} columns. Remove those that are not needed.',
}
export type ImportFault = keyof typeof importFaults

export const importCommand = {
  usage:
    'Usage: npm run import-customers -- FILE [--months-first | --days-first] [--take-over] [--leave-mistakes-out] [--accept REMARK]',
  unread: '{file} can’t be read.',
  large: '{file} is larger than 10 MB.',
  missing: 'Missing columns that every row needs: {columns}.',
  refused:
    'The column “{name}” has ID numbers, birth dates or home addresses, which this system never takes. Delete it.',
  rival:
    'Both “{name}” and “{rival}” may be the column {field}; “{name}” was taken. Add --accept two_columns, or rename a column.',
  order:
    'No day of this list tells whether 3/4/26 is March 4 or April 3. Add --months-first or --days-first.',
  unused: 'Columns that are not used: {columns}.',
  row: 'Line {lines}, box {box}: {problems}',
  toCheck: 'Line {lines}, box {box}, to check: {remarks}',
  remark: '{sentence} (--accept {code})',
  counts:
    '{ready} customers, {people} people; {here} already here; {toCheck} to check; {refused} with mistakes; owed ${owed}, deposits held ${held}.',
  dry: 'Nothing was written. Add --take-over to import them.',
  faulty:
    'Nothing was written. Correct the mistakes and accept the remarks, or add --leave-mistakes-out.',
  done: 'Imported.',
  nothingNew: 'This file has no new customers. Nothing was changed.',
}

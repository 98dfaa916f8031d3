import type { importColumns } from './imports.ts'

export const columnNames: Record<keyof typeof importColumns, string> = {
  box: 'box, box number, box no, pmb, pmb number, pmb no, mailbox, mailbox number, mailbox no, mailbox id, unit, mb, apartado, buzon, numero de buzon, casilla',
  name: 'name, customer, customer name, client, client name, full name, tenant, renter, box holder, boxholder, holder, applicant, recipient, contact, contact name, nombre completo, cliente, titular',
  givenName: 'first name, first, given name, given names, fname, firstname, nombre, nombres',
  familyName: 'last name, last, surname, family name, lname, lastname, apellido, apellidos',
  status: 'status, account status, box status, customer status, active, estado, estatus, situacion',
  kind: 'kind, kind of person, type, account type, customer type, role, relation, relationship, recipient type, person type, tipo, parentesco',
  others:
    'other people, other recipients, additional recipients, other names, additional names, also receives, authorized names, authorized users, authorized persons, authorized, others, family members, household, spouse, wife, husband, second name, 2nd name, second person, second customer, co renter, co tenant, co applicant, joint renter, second renter, renter 2, recipient 2, customer 2, secondary name, roommate, partner, name 2, children, kids, otros, otras personas, destinatarios, esposa, esposo, conyuge, hijos',
  business:
    'business, business name, company, company name, firm, organization, dba, company dba, business company, trade name, corporation, entity, empresa, negocio, compania',
  email: 'email, e mail, email address, e mail address, contact email, correo, correo electronico',
  phone:
    'phone, phone number, telephone, tel, mobile, cell, cell phone, mobile phone, mobile number, cell number, contact phone, phone no, ph, telefono, celular',
  language: 'language, lang, preferred language, idioma',
  plan: 'plan, box size, size, box type, mailbox plan, mailbox size, service, service level, package, tamano',
  price: 'mensualidad',
  months:
    'term in months, term, months, term months, billing period, billing cycle, billing, period, frequency, rental term, plazo, meses, periodo',
  since:
    'customer since, since, start, start date, started, opened, open date, date opened, rented since, move in, move in date, begin, begin date, cliente desde, desde, inicio, fecha de inicio, alta',
  paidThrough:
    'paid through, paid thru, paid until, paid to, paid up to, paid till, paid up through, paid up thru, good through, good thru, thru, through, due, due date, rent due, next due, next due date, expires, expiration, expiration date, exp date, renewal, renewal date, renews, renews on, valid until, valid through, valid thru, exp, pagado hasta, vence, vencimiento, fecha de vencimiento',
  deposit:
    'deposit held, deposit, key deposit, deposits, deposit amount, security deposit, deposito, fianza',
  keys: 'keys, key count, number of keys, number keys, keys issued, no of keys, keys given, keys out, llaves',
  balance:
    'balance owed, balance, bal, balance due, amount due, owes, owing, amount owing, owed, amount owed, outstanding, outstanding balance, past due, account balance, open balance, saldo, adeudo, debe',
  personalMail: 'personal mail, receives personal mail, own mail, personal, correo personal',
  signedOn:
    'form 1583 signed on, form 1583 signed, 1583 signed, 1583, form 1583, ps form 1583, 1583 date, form 1583 date, ps1583, form signed, form signed on, form date, 1583 on file, form on file, signed on, date signed, formulario 1583, forma 1583',
  crdOn:
    'entered in the crd on, entered in crd, crd, crd date, crd entered, crd entry, in crd, bsg date, usps crd, registered in crd',
  photoId:
    'photo id kind, photo id, photo id type, primary id, primary id type, id type, id kind, type of id, id 1, id 1 type, id1, id1 type, first id, first id type, identificacion, tipo de identificacion',
  photoExpiresOn:
    'photo id expires, photo id expiration, photo id exp, photo id expiry, photo id exp date, id expires, id expiration, id expiration date, id exp, id exp date, id expiry, id 1 expires, id 1 expiration, id 1 exp, id1 exp, id1 expires, primary id expiration, primary id expires, primary id exp, dl expiration, dl exp, license expiration, license exp, vencimiento de identificacion',
  addressId:
    'address id kind, address id, address id type, secondary id, secondary id type, second id, second id type, id 2, id 2 type, id2, id2 type, address proof, proof of address, proof of residence, comprobante de domicilio',
  addressExpiresOn:
    'address id expires, address id expiration, address id exp, address id expiry, secondary id expiration, secondary id expires, secondary id exp, id 2 expires, id 2 expiration, id 2 exp, id2 exp, id2 expires',
  holdFrom: 'hold from, hold mail from, hold start, vacation from, vacation start, hold begins',
  holdUntil:
    'hold until, hold mail until, hold to, hold thru, hold through, hold end, vacation until, vacation to, vacation end',
  note: 'note, notes, comment, comments, remark, remarks, memo, nota, notas, comentarios, observaciones',
  closesOn:
    'closes on, closing, closing date, close date, closed, closed on, date closed, closing on, move out, move out date, end date, terminated, termination date, cancelled on, canceled on, cancelled, canceled, inactive, vacated, moved, moved out, box closed, account closed, fecha de cierre, cierre, baja',
}

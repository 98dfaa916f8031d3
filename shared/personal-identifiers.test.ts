import { expect, it } from 'vitest'

import { takesLinearTime } from '#shared/testing/linear-time.ts'

import { holdsPersonalIdentifier, isSocialSecurityNumber } from './personal-identifiers.ts'

const dishonest = [
  [
    '078-05-1120',
    '078 05 1120',
    '078.05.1120',
    '078–05–1120',
    '０７８-０５-１１２０',
    '078\u200B-05-1120',
  ],
  ['SSN 078051120', 'Lee 078051120', '0 7 8 0 5 1 1 2 0', '912-70-1234', 'ssn: 1234567'],
  [
    'D1234567',
    'DL D1234567',
    'Ann Lee, D1234567',
    'passport 31195855',
    'Passport no. 311958550',
    'G12345678',
  ],
  [
    'pasaporte G12345678',
    'licencia: B7654321',
    'matrícula 9876543',
    'A012345678',
    'LOOA531113HTCPBN07',
  ],
  ['DOB 02/03/1970', 'born 1970-02-03', 'nació el 3/2/1970', 'Ann (date of birth: 2.3.1970)'],
  [
    '10 Main St',
    '10 MAIN ST APT 4',
    '1234 W 5th Street',
    '1234 N. Oak Grove Ave, Los Angeles',
    '12 Elm Rd.',
  ],
  [
    'lives 22 Rose Lane in Pasadena',
    '900 Ocean View Drive',
    '1500 Larch Ct #3',
    '350 Fifth Ave., floor 3',
  ],
  [
    'Calle Olvera 125',
    'av. Insurgentes Sur 1602',
    'Glendale, CA 91201',
    'California 90001-1234',
    'home address: 12',
  ],
  ['078 - 05 - 1120', '078_05_1120', '078~05~1120', '078·05·1120', '٠٧٨-٠٥-١١٢٠', '०७८-०५-११२०'],
  ['SS#078051120', 'DL# D 1234567', 'DL: D-123-4567', 'A012-345-678'],
  ['D.O.B. 2/3/70', 'DOB: Feb 3, 1970', 'born in 1970', 'nacida el 3 de febrero', 'DOB 02031970'],
  ['1234 Wilshire Bl.', '10 Elm Street/Apt 3', '10 Elm Street - rear', 'Av Insurgentes 1602'],
  ['2/3/1970', '1970-02-03', 'Ann 03.02.1970', '2/3/70', 'Feb 3, 1970', '3 de febrero de 1970'],
  ['456 Via Marisol', '1200 Avenida Cesar Chavez', '1234 Wilshire, Los Angeles 90010'],
  ['221-B Baker Street', '1600 1/2 Vine Street', 'moved to 45 Hill Road since May', 'vive en 45'],
].flat()

const honest = [
  [
    'Ann Lee',
    'Nguyễn Thị Ánh',
    'J.R. Smith',
    'Dr. José St. John III',
    'María de los Ángeles',
    "O'Neil-Way",
  ],
  [
    '123 Main Street LLC',
    '24 Hour Road Service',
    '5 Star Way LLC',
    '7th Street Deli',
    '99 Cent Place',
    '3 Way Plumbing',
  ],
  [
    'Studio 54',
    'A-1 Keys',
    'Taquería La Calle',
    '21st Century Court Services',
    'The 1970s Shop',
    'Class of 2026',
  ],
  [
    '100 Percent Square Dance',
    'Route 66 Motors',
    '1-800-PLUMBER',
    'B2B Group 4000',
    'Unit 9 Records',
    '4 Seasons Drive-In',
  ],
  ['A1', 'B 12', 'Floor', 'Unit 3', 'C-104', 'Back 2, left', 'Rack 1234567'],
  [
    'Wrong box',
    'Paid twice by mistake',
    'A quarter fell down',
    'Stamps',
    '3 boxes by the way',
    'Refund of 120 dollars',
  ],
  [
    '2 packages on the way',
    'Check 1042 came back',
    'Check 123456789 came back',
    'Deposit slip #123456789',
    'box 101, not 110',
  ],
  [
    'paid 10/12/2026 5 dollars',
    'Rent 2026-11-02 to 2027-02-02',
    'Tracking 9400111206206406260787',
    '1Z879E930346834440',
  ],
  [
    'RB123456785US',
    '986578788855',
    'Case 21STCV01234',
    'Call (213) 555-0199',
    '213-555-0199',
    '+34 612 345 678',
  ],
  ['Born 2 Run LLC', 'Calle 24 Tacos', 'La Calle 13', 'Avenida 26 Tacos', 'Calle 8 Cubana'],
  ['DHL 123456789', 'PO# 123456789', 'auth 123456789', 'guía 123456789', 'rack A1234567'],
  ['boxes 101, 10, 1042', 'ext. 123-4567', '213.555.0199 x123', 'Unit 12-B', '02.11.2026'],
  ['TBA123456789000', 'JJD000390007882823', 'C12345678901234', 'passport 11-02-2026'],
  [
    'Caja equivocada',
    'dirección equivocada, buzón 101',
    '100 letters Dr. Lee',
    'ID expired 11/2026',
    'License seen',
    'born a twin',
  ],
  [
    'Lost key, $30',
    '1,000 St. Patrick cards',
    'PMB 234',
    '#234',
    'passport and lease',
    'seguro que 2 llaves',
    'ZIP 90000 was wrong',
  ],
  ['call before 5 PM', 'box 234', '2 keys out', '$15 owed', 'Call 213-555-0199 before 5'],
  ['comes 11/24/2026', 'visit on Nov 24, 2026', 'away 12/20/26 to 1/5/27', 'back on 2027-01-05'],
  ['visita el 24 de noviembre de 2026', 'since 3/1/1998', 'desde mayo de 2001', 'est. June 1987'],
  [
    '1Z 999 AA1 01 2345 6784',
    '9400 1112 0620 6406 2607 87',
    'UPS …434440',
    '3/4 full, 10/20/30 lb',
  ],
  ['2 plazas', '15 via UPS', 'PMB 90210, Los Angeles', 'Boxes 10, 11 and 12', '12 Via'],
].flat()

it.each(dishonest)('rejects %j', (text) => {
  expect(holdsPersonalIdentifier(text)).toBe(true)
})

it.each(honest)('accepts %j', (text) => {
  expect(holdsPersonalIdentifier(text)).toBe(false)
})

it.each([
  '1 a ',
  '1 ',
  '1-',
  'Calle a ',
  'a.',
  'check # : ',
  '0 0 ',
  '1a ',
  '10 Elm ',
  'check no. 1 ',
])('takes linear time for repetitions of %j', async (part) => {
  const write = (size: number) => part.repeat(size / part.length)
  expect(await takesLinearTime(holdsPersonalIdentifier, write, 32_768)).toBe(true)
})

it('distinguishes a Social Security number from a telephone number', () => {
  expect(isSocialSecurityNumber('078-05-1120')).toBe(true)
  for (const phone of ['(213) 555-0199', '612345678', '+52 55 1234 5678', '213.555.0199 x12']) {
    expect(isSocialSecurityNumber(phone)).toBe(false)
  }
})

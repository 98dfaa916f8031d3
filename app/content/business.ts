export type Mode = 'sample' | 'open'

/**
 * Whether the site is a sample or open for business. A sample says so on every page and marks what is
 * invented or missing; open, nothing of that is shown. `npm run check-launch` says what to do before.
 */
export const mode = 'sample' as Mode

/**
 * One line of the office hours: the days it holds for, 0 is Sunday, and local times of day, `HH:MM`; closed without. A break at
 * noon is two lines for the same days; a shop that closes after midnight writes that time: `opens: '18:00', closes: '02:00'`.
 */
export type OfficeHours = {
  weekdays: number[]
  opens?: string
  closes?: string
}

const hours: OfficeHours[] = [
  { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  { weekdays: [6], opens: '09:30', closes: '16:00' },
  { weekdays: [0] },
]

/** A day the shop stays closed beside its hours: `YYYY-MM-DD`, and why. */
export type ClosedDay = { date: string; name: string }

/**
 * Federal holidays, with the weekday that stands in for one on a weekend. The owner takes out a day
 * the shop is open and adds its own; `npm run check-launch` writes out a year that is missing.
 */
const closedOn: ClosedDay[] = [
  { date: '2026-01-01', name: 'New Year’s Day' },
  { date: '2026-01-19', name: 'Martin Luther King Jr. Day' },
  { date: '2026-02-16', name: 'Washington’s Birthday' },
  { date: '2026-05-25', name: 'Memorial Day' },
  { date: '2026-06-19', name: 'Juneteenth' },
  { date: '2026-07-03', name: 'Independence Day (observed)' },
  { date: '2026-07-04', name: 'Independence Day' },
  { date: '2026-09-07', name: 'Labor Day' },
  { date: '2026-10-12', name: 'Columbus Day' },
  { date: '2026-11-11', name: 'Veterans Day' },
  { date: '2026-11-26', name: 'Thanksgiving Day' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-01-01', name: 'New Year’s Day' },
  { date: '2027-01-18', name: 'Martin Luther King Jr. Day' },
  { date: '2027-02-15', name: 'Washington’s Birthday' },
  { date: '2027-05-31', name: 'Memorial Day' },
  { date: '2027-06-18', name: 'Juneteenth (observed)' },
  { date: '2027-06-19', name: 'Juneteenth' },
  { date: '2027-07-04', name: 'Independence Day' },
  { date: '2027-07-05', name: 'Independence Day (observed)' },
  { date: '2027-09-06', name: 'Labor Day' },
  { date: '2027-10-11', name: 'Columbus Day' },
  { date: '2027-11-11', name: 'Veterans Day' },
  { date: '2027-11-25', name: 'Thanksgiving Day' },
  { date: '2027-12-24', name: 'Christmas Day (observed)' },
  { date: '2027-12-25', name: 'Christmas Day' },
  { date: '2027-12-31', name: 'New Year’s Day (observed)' },
]

/**
 * Getting to the shop, and what is taken there; the words around it are in `<language>/visiting.ts`, the drawing in
 * `street-sketch.svg`. All of it is invented: the owner sets it, draws the streets, and says that these are no samples.
 */
const visiting = {
  areSamples: true as boolean,
  crossStreet: 'Cottonwood Street',
  busLines: ['14', '37'],
  busStop: 'Larkmeadow / Cottonwood',
  parkingSpaces: 4,
  payments: ['cash', 'check', 'card'] as const,
  languages: ['en', 'es'],
}

/** The shop itself. Everything here is invented: the owner replaces it, and the whole site follows. */
export const business = {
  name: 'Sycamore Private Mailbox',
  legalName: 'Sycamore Private Mailbox LLC',
  neighbourhood: 'Los Angeles',
  phone: '(213) 555-0142',
  /** Further numbers, such as one that is free to call: shown beside the first, which the site's buttons dial. */
  otherPhones: [] as string[],
  email: 'hello@sycamore.example.com',
  /** The lines of an envelope, without the shop's name, with its own suite or unit: `77 Fig Street, Suite 4`. */
  addressLines: ['1840 Larkmeadow Avenue', 'Los Angeles, CA 90000'],
  /** The street line as the postal service writes it: capitals, its abbreviations, no punctuation: `77 FIG ST STE 4`. */
  postalStreet: '1840 LARKMEADOW AVE',
  /** City, state and ZIP code likewise. */
  postalCity: 'LOS ANGELES CA 90000',
  /** Degrees, WGS 84. An invented address has no true place: this is the middle of the city. */
  coordinates: { latitude: 34.0537, longitude: -118.2428 },
  timeZone: 'America/Los_Angeles',
  hours,
  closedOn,
  /**
   * How visits to the counter are booked; `capacity` is how many at the same time. When signing by live video begins or ends,
   * `node tooling/forms/make.ts` prints the worksheets again, which say so.
   */
  booking: {
    minutes: 30,
    noticeMinutes: 120,
    daysAhead: 30,
    capacity: 1,
    isVideoOffered: false,
  },
  visiting,
  /** The numbers on the boxes, the first and the last of each row: there may be several. */
  boxNumbers: [{ first: 101, last: 400 }],
  /** Of the partner network the shop belongs to, as the network claims it: not counted by us. */
  networkClaim: '3,500+',
}

/** The number a phone dials. */
export const phoneLink = phoneLinkOf(business.phone)

export function phoneLinkOf(phone: string) {
  return `tel:+1${phone.replaceAll(/\D/g, '').replace(/^1/, '')}`
}

/** Opens the visitor's own mail program. */
export const emailLink = `mailto:${business.email}`

/** The shop on Google Maps, where its reviews are. */
export const googleMapsPage = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([business.name, ...business.addressLines].join(', '))}`

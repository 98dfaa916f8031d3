import type { RentalFacts } from '#shared/shop/core/facts.ts'

export const facts: RentalFacts = {
  timeZone: 'America/Los_Angeles',
  hours: [
    { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
    { weekdays: [6], opens: '09:30', closes: '16:00' },
    { weekdays: [0] },
  ],
  closedOn: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
  booking: {
    minutes: 30,
    noticeMinutes: 120,
    daysAhead: 30,
    capacity: 1,
    isVideoOffered: false,
  },
  boxNumbers: [{ first: 101, last: 104 }],
  postalStreet: '10 MAIN ST',
  postalCity: 'LOS ANGELES CA 90099',
  plans: [
    {
      id: 'small',
      name: 'Small',
      monthlyCents: 999,
      businessName: false,
      receives: {
        uspsPackages: true,
        otherCarriers: false,
        packagesPerMonth: 5,
        heaviestPounds: 20,
        packagesKeptDays: 14,
      },
    },
    {
      id: 'large',
      name: 'Large',
      monthlyCents: 1999,
      businessName: true,
      receives: {
        uspsPackages: true,
        otherCarriers: true,
        packagesPerMonth: 60,
        heaviestPounds: 70,
        packagesKeptDays: 60,
      },
    },
  ],
  terms: [3, 6, 12],
  includedRecipients: 2,
  minorsPay: true,
  prices: {
    setup: 1500,
    setupWaivedFromMonths: 6,
    keyDeposit: 1000,
    additionalRecipient: 1000,
    late: 1500,
    keyReplacement: 3000,
    prepaymentDiscount: { 6: null, 12: null },
  },
  notaryFeeLimit: 1500,
  returnedCheck: { first: 2500, again: 3500 },
  proration: 'none',
}

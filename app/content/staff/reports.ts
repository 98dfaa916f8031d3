/** What the owner learns of a month or a year. */
export const reportWords = {
  period: { label: 'Year or month' },
  csv: 'CSV',
  csvOf: 'Save as CSV: {name}',
  total: 'Total',
  part: { year: 'Month', month: 'Day' },

  earned: {
    title: 'Earned, by kind',
    about:
      'What was charged, less what was taken back, on the day it was entered. Deposits and sales tax are not income.',
    none: 'Nothing was charged yet. Rent, fees and sales will stand here by kind, beside those of the year or month before.',
    chart: 'Earned',
    columns: { kind: 'Kind', now: 'Earned', before: 'Before', share: 'Share' },
  },
  taken: {
    title: 'Taken in, by way of payment',
    about:
      'What customers paid, less refunds and payments taken back. Deposits held and what is owed are those at the end.',
    none: 'No payment was taken yet. Cash, checks and cards will stand here, with the deposits held.',
    columns: {
      earned: 'Earned',
      taken: 'Taken in',
      salesTax: 'Sales tax',
      deposits: 'Deposits held',
      owed: 'Owed',
    },
  },
  boxes: {
    title: 'Boxes',
    now: '{rented} of {boxes} boxes rented: {share}',
    about: 'Boxes that were opened and closed; rented ones are those at the end.',
    none: 'No box was rented yet. How many are rented, new and closed will stand here.',
    columns: { opened: 'New', closed: 'Closed', rented: 'Rented', share: 'Share of all' },
  },
  came: {
    title: 'Packages, by weekday and hour',
    about: 'When packages were taken in, by the clock in the shop. Letters are not counted.',
    none: 'No package came in this time. On which days and at which hours they come will stand here.',
    weekday: 'Day',
    chart: 'Packages by hour',
  },
  waits: {
    title: 'How long packages wait',
    about: 'Days from intake to pick-up. Waiting now: as of this moment.',
    none: 'No package was fetched yet, and none waits. How long they wait will stand here.',
    bands: {
      0: 'Same day',
      1: '1 day',
      2: '2 days',
      3: '3 to 7 days',
      8: '8 to 14 days',
      15: '15 to 29 days',
      30: '30 days or more',
    },
    /** Below the bars: days. */
    short: { 0: '0', 1: '1', 2: '2', 3: '3–7', 8: '8–14', 15: '15–29', 30: '30+' },
    columns: { days: 'Waited', fetched: 'Fetched', share: 'Share', waiting: 'Waiting now' },
  },
  owed: {
    title: 'Owed, by age',
    about:
      'Charged and not paid; and rent past its day with its late fees, which is charged when it is paid. As of {moment}.',
    none: 'Nothing is owed.',
    credits: 'Paid ahead by customers and charged for nothing yet: {amount}',
    ages: {
      30: 'Up to 30 days',
      60: '31 to 60 days',
      90: '61 to 90 days',
      older: 'More than 90 days',
    },
    /** Below the bars: days. */
    short: { 30: '0–30', 60: '31–60', 90: '61–90', older: '91+' },
    columns: {
      age: 'Age',
      boxes: 'Boxes',
      booked: 'Charged',
      unbooked: 'Rent not paid',
      sum: 'Together',
    },
  },
  renewals: {
    title: 'Rent due in the next 90 days',
    about:
      'Each rent on the day it is due, at the prices that were agreed. Whoever gave notice counts until their closing. As of {moment}.',
    none: 'No rent is due in the next 90 days.',
    columns: { week: 'Week from', renewals: 'Rents', cents: 'Amount' },
  },
}

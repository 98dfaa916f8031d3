/** Reports of a month or a year. */
export const reportWords = {
  period: { label: 'Year or month' },
  csv: 'CSV',
  csvOf: 'Save as CSV: {name}',
  total: 'Total',
  part: { year: 'Month', month: 'Day' },

  earned: {
    title: 'Revenue by category',
    about:
      'Charges less reversals, on the day they were entered. Deposits and sales tax are not income.',
    none: 'Nothing was charged yet. Rent, fees and sales will appear here by category, next to those of the previous year or month.',
    chart: 'Revenue',
    columns: { kind: 'Category', now: 'Revenue', before: 'Before', share: 'Share' },
  },
  taken: {
    title: 'Receipts by payment method',
    about: 'Payments less refunds and reversals. Deposits held and amounts owed are as of the end.',
    none: 'No payments yet. Cash, checks and cards will appear here, with the deposits held.',
    columns: {
      earned: 'Revenue',
      taken: 'Receipts',
      salesTax: 'Sales tax',
      deposits: 'Deposits held',
      owed: 'Receivables',
    },
  },
  boxes: {
    title: 'Boxes',
    now: '{rented} of {boxes} boxes rented: {share}',
    about:
      'Boxes opened and closed, customers who moved to another number, and plans changed. Rented boxes are counted at the end.',
    none: 'No boxes rented yet. Rented, new and closed boxes will appear here.',
    columns: {
      opened: 'New',
      closed: 'Closed',
      moved: 'Moved',
      plans: 'Plan changed',
      rented: 'Rented',
      share: 'Share of all',
    },
  },
  came: {
    title: 'Packages, by weekday and hour',
    about: 'When packages were received, by the clock in the shop. Letters are not counted.',
    none: 'No packages arrived in this period. Their days and hours will appear here.',
    weekday: 'Day',
    chart: 'Packages by hour',
  },
  waits: {
    title: 'Waiting times of packages',
    about: 'Days from intake to pick-up. Waiting now: as of this moment.',
    none: 'No packages were picked up yet, and none are waiting. Waiting times will appear here.',
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
    columns: { days: 'Waited', fetched: 'Picked up', share: 'Share', waiting: 'Waiting now' },
  },
  owed: {
    title: 'Receivables aging',
    about:
      'Unpaid charges, and overdue rent with its late fees, which is charged when it is paid. As of {moment}.',
    none: 'Nothing is owed.',
    credits: 'Customer credit: {amount}',
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
      sum: 'Amount owed',
    },
  },
  renewals: {
    title: 'Rent due in the next 90 days',
    about:
      'Each rent on the day it is due, at the agreed price. Customers who gave notice count until they close. As of {moment}.',
    none: 'No rent is due in the next 90 days.',
    columns: { week: 'Week from', renewals: 'Rents', cents: 'Amount' },
  },
}

/** The calculator that measures a package; names of values in braces. */
export const packageCalculator = {
  title: 'Measure a package',
  lead: 'Outside measurements, closed and ready to send. Enter 12.5 or 12 1/2. Nothing leaves your browser.',
  needsScripts:
    'The calculator needs JavaScript, which is switched off in your browser. “By hand, with a tape and a scale”, below, gets you the same numbers.',
  form: 'Package',
  submit: 'Calculate',
  busy: 'Calculating…',
  fields: {
    length: 'Length',
    width: 'Width',
    height: 'Height',
    lengthUnit: 'Measured in',
    weight: 'Weight, if known',
    weightUnit: 'Weighed in',
    divisor: '{carrier} divisor',
  },
  units: {
    in: 'inches',
    cm: 'centimeters',
    lb: 'pounds',
    oz: 'ounces',
    kg: 'kilograms',
  },
  divisors: 'Divisors: {divisors}',
  divisorOf: '[{divisor} with {carrier}]({source})',
  aboutDivisors:
    'The number of cubic inches that count as one pound. Carriers change it, and contracts differ: check with the carrier, and enter its number here.',
  measures: {
    title: 'Your package',
    measure: 'Measure',
    exact: 'Exact',
    rounded: 'Rounded up',
    girth: 'Girth',
    lengthPlusGirth: 'Length plus girth',
    sides: 'Length × width × height',
    room: 'Cubic size',
    weight: 'Weight',
    liters: '{count} liters',
  },
  weights: {
    title:
      'Dimensional weight: {room}, divided by each carrier’s divisor, rounded up to whole pounds',
    carrier: 'Carrier',
    divisor: 'Divisor',
    byRoom: 'By volume',
    counts: 'You pay for',
    notCounted: 'Not counted',
    scale: 'Weight on the scale',
    orScale: '{weight}, or the scale if more',
  },
  summary: 'Length plus girth {lengthPlusGirth}. You pay for: {weights}.',
  next: 'Take these numbers to a carrier’s calculator above. Carriers measure again, and add charges for size from their price lists.',
}

/** Errors of the fields. */
export const packageErrors = {
  /** A field in the middle of a sentence, and at its beginning. */
  names: { length: 'length', width: 'width', height: 'height', weight: 'weight' },
  starts: { length: 'Length', width: 'Width', height: 'Height', weight: 'Weight' },
  missing: 'Enter the {name}',
  comma: 'Enter the {name} with a decimal point, such as 12.5',
  notPositive: '{start} must be more than 0',
  decimals: 'Three digits after the decimal point are enough',
  noNumber: '{start} must be a number, such as 12.5 or 12 1/2',
  tooMuch: '{start} must be at most {max}',
  divisor: 'The divisor is a whole number, such as 139',
}

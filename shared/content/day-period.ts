/** `9:00 a. m.`, as Spanish is spelled, with spaces that end no line; `Intl` writes `a.m.` for the United States. */
export function spaceDayPeriod(time: string) {
  return time.replaceAll(/\s?([ap])\.\s?m\./g, '\u00A0$1.\u00A0m.')
}

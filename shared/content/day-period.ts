/** Writes `9:00 a. m.`, as Spanish spells it, with non-breaking spaces; `Intl` writes `a.m.` for es-US. */
export function spaceDayPeriod(time: string) {
  return time.replaceAll(/\s?([ap])\.\s?m\./g, '\u00A0$1.\u00A0m.')
}

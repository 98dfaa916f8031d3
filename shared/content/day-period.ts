export function spaceDayPeriod(time: string) {
  return time.replaceAll(/\s?([ap])\.\s?m\./g, '\u00A0$1.\u00A0m.')
}

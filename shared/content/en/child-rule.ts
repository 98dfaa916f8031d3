export const childRule = {
  free: 'Children under 18 cost nothing.',
  pay: 'Children under 18 count as adults do.',
}

/** What children on a form cost: what the owner sets at the counter decides which of them pages say. */
export const childRule = {
  free: 'Children under 18 cost nothing.',
  pay: 'Children under 18 count as adults do.',
}

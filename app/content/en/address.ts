/** Beside the shop's address. */
export const addressWords = {
  title: 'Address',
  copy: 'Copy the address',
  copied: 'Address copied',
  refused: 'Your browser did not allow it. Please select the address and copy it.',
}

/** The notices of a sample site (`mode` in business.ts). */
export const sample = {
  notice: 'This is a sample site: the shop, its address and its reviews are invented.',
  review: 'Sample',
  /** Before a text that the owner still has to write: `{ownerNote}`. */
  ownerNote: 'Owner’s note:',
}

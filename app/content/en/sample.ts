/** What a site says of itself while it is a sample (`mode` in business.ts). */
export const sample = {
  notice: 'This is a sample site: the shop, its address and its reviews are invented.',
  review: 'Sample',
  /** Stands before what the owner still has to write: `{ownerNote}` in a text. */
  ownerNote: 'Owner’s note:',
}

/** Follows the name of a link that opens a new tab. */
export const newTab = '(opens in a new tab)'

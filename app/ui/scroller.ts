/** For a list that scrolls sideways: the keyboard stops at it, unless the starter finds that here it does not scroll. */
export const scroller = { 'data-scroller': '', tabIndex: 0 }

/** Words around the acknowledgment (shared/content) in the wizard and the account. */
export const acknowledgmentWords = {
  title: 'California’s acknowledgment',
  lead: 'Every adult who signs a form signs this with us, too, before the key.',
  tick: 'I have read it, and will sign it with the form',
  missing: 'Please read it, and tick the box',
  bring: 'Every adult also signs California’s acknowledgment here:',
}

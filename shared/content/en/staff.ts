/** What is asked of the forms about the staff. */
export const staffFields = { role: 'Please choose a role' }

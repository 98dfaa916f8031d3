/** What stands beside the account screens. */
export const accountPromise = {
  motto: 'Your mail has an address. Your home stays private.',
  facts: [
    { icon: 'place', text: 'A real street address in Los Angeles' },
    { icon: 'shield', text: 'Your home address stays off the envelope' },
    { icon: 'clock', text: 'Mail and packages received six days a week' },
  ],
} as const

/** Whether the shop is open at this minute; names of values in braces. */
export const opening = {
  open: 'Open now',
  until: 'until {time}',
  closesSoon: 'Closes soon',
  at: 'at {time}',
  closed: 'Closed',
  closedFor: 'Closed for {holiday}',
  closedBecause: 'Closed: {reason}',
  opensToday: 'opens at {time}',
  opensTomorrow: 'opens tomorrow {time}',
  opensOn: 'opens {weekday} {time}',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** In a table of hours, and in a sentence. */
  closedDay: 'closed',
  openFromTo: 'Open {first} to {last}',
  openOnDays: 'Open {days}',
  openEveryDay: 'Open every day',
  days: '{first} to {last}',
  hours: '{opens} – {closes}',
  morning: '{time} am',
  afternoon: '{time} pm',
}

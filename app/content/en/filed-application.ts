/** What was filed: what comes next, and what can still be changed. */
export const filedApplication = {
  next: {
    visit: 'Filed. Next: your visit on {day}, {time}',
    time: 'Filed. Next: choose a time to come and sign',
    notary: 'Filed. Next: bring us the form a notary signed',
    other: 'Filed. Here is what comes next',
  },
  change: {
    title: 'Change something?',
    text: 'You can, until we check your IDs at the counter.',
    steps: { plan: 'Plan', people: 'People', ids: 'IDs', file: 'Way of signing' },
  },
  fixed: 'We have begun to check it at the counter: ask us there to change something.',
  account: 'Go to my application',
  already: 'You have filed an application. It is open.',
  see: 'See what I filed',
  /** Something else was typed than what is filed. */
  unfiled: {
    title: 'You typed another application here',
    text: 'One account has one open application. You can change the filed one to what you typed, or leave it as it is.',
    take: 'Look at it as a change',
    drop: 'Drop what I typed',
  },
  unsaved: {
    title: 'Your change is not saved yet',
    text: 'What you filed stays as it is until you save the change.',
    take: 'Go on with the change',
    drop: 'Drop the change',
  },
  outdated: {
    title: 'What you filed was changed in the meantime',
    text: 'It was changed at our counter or on another page, and names {people} now. Your change is not saved: look at it again, or leave what is filed as it is.',
    take: 'Look at my change again',
    drop: 'Drop the change',
  },
  active: {
    title: 'Your mailbox is open',
    text: 'Your people, your mail and your visits are in your account.',
    account: 'Go to my mailbox',
    another: 'Apply for another mailbox',
  },
}

/** Something that was filed is changed. */
export const changing = {
  title: 'You are changing what you filed on {day}.',
  text: 'Nothing changes until you save it.',
  leave: 'Leave it as it was',
  file: {
    title: 'Save the change',
    lead: 'It takes the place of what you filed. You pay nothing now.',
    send: 'Save the change',
    sending: 'Saving…',
  },
}

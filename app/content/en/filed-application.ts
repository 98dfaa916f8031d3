/** A filed application: the next step, and the changes still possible. */
export const filedApplication = {
  next: {
    visit: 'Filed. Next: your visit on {day}, {time}',
    time: 'Filed. Next: choose a time to come and sign',
    notary: 'Filed. Next: bring us the form a notary signed',
    other: 'Filed. Here is what comes next',
  },
  change: {
    title: 'Change something?',
    text: 'You can until we check your IDs at the counter.',
    steps: { plan: 'Plan', people: 'People', ids: 'IDs', file: 'Way of signing' },
  },
  fixed:
    'We have started checking it at the counter: ask us there if you want to change something.',
  account: 'Go to my application',
  already: 'You have already filed an application, and it is open.',
  see: 'See what I filed',
  /** The form holds something other than the filed application. */
  unfiled: {
    title: 'You typed a different application here',
    text: 'Each account can have one open application. You can change the one you filed to what you typed here, or leave it as it is.',
    take: 'Review it as a change',
    drop: 'Discard what I typed',
  },
  unsaved: {
    title: 'Your change is not saved yet',
    text: 'Your application stays as you filed it until you save the change.',
    take: 'Go on with the change',
    drop: 'Discard the change',
  },
  outdated: {
    title: 'Your application has changed',
    text: 'It was changed at our counter or on another page and now names {people}. Your change is not saved: review it, or leave what you filed as it is.',
    take: 'Review my change',
    drop: 'Discard the change',
  },
  active: {
    title: 'Your mailbox is open',
    text: 'Your people, your mail and your visits are in your account.',
    account: 'Go to my mailbox',
    another: 'Apply for another mailbox',
  },
}

/** While a filed application is changed. */
export const changing = {
  title: 'You are changing the application you filed on {day}.',
  text: 'Nothing changes until you save it.',
  leave: 'Leave it as it was',
  file: {
    title: 'Save the change',
    lead: 'It replaces the application you filed. You pay nothing now.',
    send: 'Save the change',
    sending: 'Saving…',
  },
}

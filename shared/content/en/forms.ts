export const formErrors = {
  longEmail: 'Please enter a shorter email address',
  email: 'Please enter a valid email address',
  longName: 'Please keep this under {max} characters',
  personal:
    'Please leave out ID numbers, birth dates and home addresses: this site does not keep them',
}

export const messageErrors = {
  name: 'Please tell us your name',
  email: 'Please enter your email address',
  longPhone: 'Please enter a shorter phone number',
  phone: 'Please use digits, or leave this empty',
  topic: 'Please choose a topic',
  text: 'Please write your message',
  longText: 'Please keep your message to {max} characters: it has {count} now',
}

export const messageTopicNames = {
  mailbox: 'Renting a mailbox',
  prices: 'Plans and prices',
  mail: 'Mail and packages',
  'form-1583': 'Form 1583 and identification',
  services: 'Notary, tax and other services',
  website: 'This website or my account',
  other: 'Something else',
}

export const passwordRuleNames = {
  length: 'At least {min} characters',
  case: 'Upper and lower case letters',
  digit: 'At least one digit',
  special: 'At least one special character: {characters}',
}

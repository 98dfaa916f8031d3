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
    isAddress(email) &&
    lengthOf(password) <= MAX_PASSWORD &&
    password === confirmPassword &&
    isStrong(password),
  signIn: ({ email = '', password = '' }) => isAddress(email) && password !== '',
  forgotten: ({ email = '' }) => isAddress(email),
  resend: ({ email = '' }) => isAddress(email),
  reset: ({ password = '', confirmPassword = '' }) =>
    password !== '' && lengthOf(password) <= MAX_PASSWORD && password === confirmPassword,
  contact({ name = '', email = '', phone = '', topic = '', text = '' }) {
    const seen = text.replaceAll('\0', '').trim()
    const isWritten = !isBlank(seen) && lengthOf(seen) <= 5_000
    return isName(name) && isAddress(email) && isPhone(phone) && TOPICS.includes(topic) && isWritten
  },
  mailbox: ({ id = '', location = '', lat = '', lng = '', description = '' }) =>
    isMailboxId(id) &&
    !isBlank(location) &&
    isOneLine(location) &&
    location.trim().length <= 200 &&
    isDegrees(lat, 90) &&
    isDegrees(lng, 180) &&
    description.trim().length <= 2_000,
}

function isBlank(text: string) {
  return !/\S/.test(text)
}

function lengthOf(text: string) {
  return Array.from(text).length
}

function isOneLine(text: string) {
  return Array.from(text.trim()).every((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0x20 && (code < 0x7f || code > 0x9f)
  })
}

function isName(text: string) {
  return !isBlank(text) && isOneLine(text) && text.trim().length <= 100
}

/** As a field of type email takes it: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
function isAddress(text: string) {
  const parts = text.trim().split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || text.trim().length > 254 || local === '') return false
  const isAtext = (letter: string) => isWord(letter) || "!#$%&'*+/=?^_`{|}~.-".includes(letter)
  return Array.from(local).every(isAtext) && domain.split('.').every(isLabel)
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
  const letters = Array.from(text.trim())
  if (letters.length === 0) return true
  const isSign = (letter: string) => isBlank(letter) || '()+./#-xX*'.includes(letter)
  return (
    text.trim().length <= 40 &&
    letters.some(isDigit) &&
    letters.every((letter) => isDigit(letter) || isSign(letter))
  )
}

/** Written with digits and one point at most, as people write degrees. */
function isDegrees(text: string, limit: number) {
  const bare = text.trim().replace(/^[+-]/, '')
  const digits = bare.replace('.', '')
  const isNumber = digits !== '' && Array.from(digits).every(isDigit)
  return isNumber && Number(bare) <= limit
}

/** MBX and up to nine digits; small letters are meant as large ones. */
function isMailboxId(text: string) {
  const bare = text.trim().toUpperCase()
  const digits = Array.from(bare.slice(3))
  return bare.startsWith('MBX') && digits.length >= 1 && digits.length <= 9 && digits.every(isDigit)
}

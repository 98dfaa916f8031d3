/**
 * What the specification (section 5), and what is decided where it is silent, asks of each form: written
 * from the words alone, and not from the rules that the pages and the server share.
 */
export type Values = Record<string, string>
/** Whether a form is taken; where the specification fixes what is said then, by field. */
export type Verdict = { isTaken: boolean; says?: Values }

const SPECIAL = '!@#$%^&*(),.?":{}|<>'
const MISMATCH = 'Passwords do not match'
const WEAK = 'Please meet all password requirements'
const NEITHER = 'Please enter both email and password'
const LATITUDE = 'Latitude must be a number between -90 and 90'
const LONGITUDE = 'Longitude must be a number between -180 and 180'

export const rules: Record<string, (values: Values) => Verdict> = {
  register({ firstName = '', lastName = '', email = '', password = '', confirmPassword = '' }) {
    const isFilled = isName(firstName) && isName(lastName) && isAddress(email)
    if (!isFilled || password === '' || confirmPassword === '') return refused()
    if (lengthOf(password) > 128) return refused()
    if (password !== confirmPassword) return refused({ confirmPassword: MISMATCH })
    return isStrong(password) ? { isTaken: true } : refused({ password: WEAK })
  },
  signIn({ email = '', password = '' }) {
    if (isBlank(email)) return refused({ email: NEITHER })
    if (password === '') return refused({ password: NEITHER })
    return { isTaken: isAddress(email) }
  },
  forgotten: ({ email = '' }) =>
    isBlank(email)
      ? refused({ email: 'Please enter your email address to reset password' })
      : { isTaken: isAddress(email) },
  resend: ({ email = '' }) =>
    isBlank(email)
      ? refused({ email: 'Please enter your email address to resend confirmation' })
      : { isTaken: isAddress(email) },
  reset({ password = '', confirmPassword = '' }) {
    if (password === '' || confirmPassword === '' || lengthOf(password) > 128) return refused()
    return password === confirmPassword ? { isTaken: true } : refused({ confirmPassword: MISMATCH })
  },
  contact({ name = '', email = '', phone = '', topic = '', text = '' }) {
    const topics = ['mailbox', 'prices', 'mail', 'form-1583', 'services', 'website', 'other']
    const seen = text.replaceAll('\0', '').trim()
    const isWritten = !isBlank(seen) && lengthOf(seen) <= 5_000
    return {
      isTaken:
        isName(name) && isAddress(email) && isPhone(phone) && topics.includes(topic) && isWritten,
    }
  },
  mailbox({ id = '', location = '', lat = '', lng = '', description = '' }) {
    const says: Values = {}
    if (isBlank(id)) says['id'] = 'ID is required'
    if (isBlank(location)) says['location'] = 'Location is required'
    if (!isDegrees(lat, 90)) says['lat'] = LATITUDE
    if (!isDegrees(lng, 180)) says['lng'] = LONGITUDE
    const isSound = isMailboxId(id) && isOneLine(location) && location.trim().length <= 200
    const isShort = description.trim().length <= 2_000
    return { isTaken: Object.keys(says).length === 0 && isSound && isShort, says }
  },
}

function refused(says: Values = {}): Verdict {
  return { isTaken: false, says }
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
export function isAddress(text: string) {
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
export function isStrong(password: string) {
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

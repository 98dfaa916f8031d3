import * as en from '#shared/content/en/rental.ts'
import * as es from '#shared/content/es/rental.ts'

import { inEachLanguage } from './in-each-language.ts'

export const { rental } = inEachLanguage<typeof en>({ en, es })

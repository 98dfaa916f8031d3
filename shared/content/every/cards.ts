import * as en from '#shared/content/en/cards.ts'
import * as es from '#shared/content/es/cards.ts'

import { inEachLanguage } from './in-each-language.ts'

export const { cards } = inEachLanguage<typeof en>({ en, es })

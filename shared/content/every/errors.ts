import * as en from '#shared/content/en/errors.ts'
import * as es from '#shared/content/es/errors.ts'

import { inEachLanguage } from './in-each-language.ts'

export const { errors } = inEachLanguage<typeof en>({ en, es })

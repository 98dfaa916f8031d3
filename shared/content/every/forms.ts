import * as en from '#shared/content/en/forms.ts'
import * as es from '#shared/content/es/forms.ts'

import { inEachLanguage } from './in-each-language.ts'

export const { formErrors, messageErrors } = inEachLanguage({ en, es })

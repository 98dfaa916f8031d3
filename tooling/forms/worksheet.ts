import { officialForm } from '#app/content/en/identification.ts'
import { language } from '#app/content/en/language.ts'
import { worksheetForm } from '#app/content/en/worksheet-form.ts'
import { interpolate } from '#shared/interpolate.ts'

import {
  applicantAddressId,
  applicantPhotoId,
  collectorAddressId,
  collectorPhotoId,
  otherRecipients,
  signatures,
} from './identification-sections.ts'
import type { Section } from './item.ts'
import { applicantSections, furtherSections } from './people-sections.ts'

const applicantIds = [applicantPhotoId, applicantAddressId]
const last = [otherRecipients, ...signatures]

/** The whole worksheet, page by page: both files are made from it. Where words are longer, it takes a page more. */
export const worksheetPages: Section[][] = [
  applicantSections,
  furtherSections,
  ...(language === 'en'
    ? [
        [...applicantIds, collectorPhotoId],
        [collectorAddressId, ...last],
      ]
    : [applicantIds, [collectorPhotoId, collectorAddressId], last]),
]

/** The title of both files. */
export const worksheetTitle = interpolate(worksheetForm.title, { form: officialForm.name })

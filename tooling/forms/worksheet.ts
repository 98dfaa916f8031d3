import { officialForm } from '#app/content/en/identification.ts'

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

/** The whole worksheet, page by page: both files are made from it. */
export const worksheetPages: Section[][] = [
  applicantSections,
  furtherSections,
  [applicantPhotoId, applicantAddressId, collectorPhotoId],
  [collectorAddressId, otherRecipients, ...signatures],
]

/** The title of both files. */
export const worksheetTitle = `Worksheet for ${officialForm.name} (not the official form)`

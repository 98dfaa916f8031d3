import { landing } from '#app/content/en/landing.ts'

import { SectionHeading } from './section-heading.tsx'

const { location, contact } = landing

/* The headings of the two parts in which something is React's. */
export function LocationHeading() {
  return <SectionHeading title={location.title} lead={location.lead} />
}

export function ContactHeading() {
  return <SectionHeading title={contact.title} lead={contact.lead} />
}

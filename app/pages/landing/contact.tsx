import { landing } from '#app/content/landing.ts'
import { late } from '#app/document/late.tsx'
import { still } from '#app/document/still.tsx'

import { SectionHeading } from './section-heading.tsx'

import css from './contact.module.css'
import section from './section.module.css'

const words = landing.contact
const ContactForm = late(() => import('./contact-form.tsx'), 'ContactForm')
const ContactWays = still(() => import('./still-parts.tsx'), 'ContactWays')

/** Every way to reach the shop. */
export function Contact() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="contact" className={section.section}>
        <SectionHeading title={words.title} lead={words.lead} />
        <div className={css.contact}>
          <ContactWays />
          <ContactForm />
        </div>
      </section>
    </div>
  )
}

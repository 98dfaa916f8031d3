import { staticPart } from '#app/islands/static-part.tsx'

import { ContactForm } from './contact-form.tsx'

import css from './contact.module.css'
import section from './section.module.css'

const parts = () => import('./static-parts.tsx')
const ContactHeading = staticPart(parts, 'ContactHeading')
const ContactWays = staticPart(parts, 'ContactWays')

/** Every way to reach the shop. */
export function Contact() {
  return (
    <section data-later="" id="contact" className={`${section.section} ${section.tinted}`}>
      <ContactHeading />
      <div className={css.contact}>
        <ContactWays />
        <ContactForm />
      </div>
    </section>
  )
}

import { business, emailLink, phoneLink } from '#app/content/business.ts'
import type { Topic } from '#app/content/topic.ts'
import { ButtonLink } from '#app/ui/button.tsx'

import css from './call-to-action.module.css'

export function CallToAction({ title, text, link }: Topic['action']) {
  return (
    <div className={css.band}>
      <section className={css.call}>
        <div className={css.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={css.ways}>
          {link && <ButtonLink href={link.to}>{link.name}</ButtonLink>}
          <ButtonLink look={link ? 'quiet' : 'primary'} href={phoneLink}>
            Call {business.phone}
          </ButtonLink>
          {!link && (
            <ButtonLink look="quiet" href={emailLink}>
              Write to us
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  )
}

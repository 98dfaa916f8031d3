import { Icon } from '#app/ui/icon.tsx'
import { Words } from '#app/ui/words.tsx'

import css from './notice.module.css'

/** What a visitor has to know before relying on anything else on the page. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <section className={css.notice}>
      <Icon name="info" size={24} />
      <div>
        <h2>{title}</h2>
        <p>
          <Words text={text} />
        </p>
      </div>
    </section>
  )
}

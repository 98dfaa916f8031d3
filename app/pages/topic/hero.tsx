import { phoneLink } from '#app/content/business.ts'
import type { Topic } from '#app/content/topic.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Words } from '#app/ui/words.tsx'

import type { Mention } from './describe-topic.ts'
import { TopicPicture } from './topic-picture.tsx'

import css from './hero.module.css'

export function Hero({ topic, trail }: { topic: Topic; trail: Mention[] }) {
  const { name, title, lead, picture, action } = topic

  return (
    <div className={css.band}>
      <div className={css.hero}>
        <div className={css.words}>
          <Breadcrumb trail={trail} here={name} />
          <h1>{title}</h1>
          <p className={css.lead}>
            <Words text={lead} />
          </p>
          <div className={css.ways}>
            {action.link && <ButtonLink href={action.link.to}>{action.link.name}</ButtonLink>}
            <ButtonLink look={action.link ? 'quiet' : 'primary'} href={phoneLink}>
              Call us
            </ButtonLink>
          </div>
        </div>
        <div className={css.picture}>
          <TopicPicture name={picture} />
        </div>
      </div>
    </div>
  )
}

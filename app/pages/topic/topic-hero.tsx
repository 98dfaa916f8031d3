import { phoneLink } from '#app/content/business.ts'
import type { Topic } from '#app/content/topic.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page-top.tsx'

import type { Mention } from './describe-topic.ts'
import { TopicPicture } from './topic-picture.tsx'

export function TopicHero({ topic, trail }: { topic: Topic; trail: Mention[] }) {
  const { name, title, lead, picture, action } = topic

  return (
    <Hero
      {...{ trail, name, title, lead }}
      picture={<TopicPicture name={picture} />}
      ways={
        <>
          {action.link && <ButtonLink href={action.link.to}>{action.link.name}</ButtonLink>}
          <ButtonLink look={action.link ? 'quiet' : 'primary'} href={phoneLink}>
            Call us
          </ButtonLink>
        </>
      }
    />
  )
}

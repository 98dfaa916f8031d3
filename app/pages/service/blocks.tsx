import type { ReactNode } from 'react'

import { BulletList } from '#app/ui/bullet-list.tsx'
import { BorderedDescriptionList } from '#app/ui/description-list.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { STEPS, TICKED_LIST } from '#app/ui/looks.ts'
import { NotaryNotice } from '#app/ui/notary-notice.tsx'
import { Questions } from '#app/ui/questions.tsx'
import { topicPage } from '#content/service-page.ts'
import type { Block, Section } from '#content/service.ts'
import type { Registration } from '#content/services/registrations.ts'

import { LinkCards, Parts } from './link-cards.tsx'
import type { TopicView } from './topic-view.ts'

type BlocksProps = Pick<TopicView, 'topic' | 'parts' | 'registration'> & { tool: ReactNode }

export function Blocks({ topic, ...page }: BlocksProps) {
  return topic.body.map((block) => <BlockOf key={JSON.stringify(block)} {...page} block={block} />)
}

function BlockOf({
  block,
  parts,
  registration,
  tool,
}: Omit<BlocksProps, 'topic'> & { block: Block }) {
  if ('parts' in block) return <Parts title={block.parts} parts={parts} />
  if ('items' in block) return <LinkCards {...block} />
  if ('questions' in block) {
    return (
      <section className={GRID}>
        <h2 className="text-part">{topicPage.questions}</h2>
        <div className="lg:col-span-2">
          <Questions questions={block.questions} />
        </div>
      </section>
    )
  }
  if (!('place' in block)) return <SectionOf {...block} />
  if (block.place === 'tool') return tool
  if (block.place === 'notary') return <NotaryNotice className={NOTARY} />
  return registration && <RegistrationNotice {...registration} />
}

const GRID = 'grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-3'
const BOX = 'rounded-lg border p-[clamp(1.125rem,2.5vw,1.75rem)]'
const LOOKS = {
  panel: `${BOX} border-line bg-raised`,
  notice: `${BOX} border-warning-line bg-warning-wash`,
}
const NOTARY = `${BOX} grid gap-x-6 gap-y-2 border-line bg-lifted leading-normal sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:last-child]:col-span-full`

function SectionOf({ title, paragraphs, terms, list, steps, look }: Section) {
  const ticked = look === 'panel'
  const List = ticked ? 'ul' : BulletList
  return (
    <section className={look ? `${GRID} ${LOOKS[look]}` : GRID}>
      <h2 className="text-part flex items-center gap-2.5 wrap-anywhere [&>svg]:flex-none [&>svg]:text-warning">
        {look === 'notice' && <Icon name="info" size={22} />}
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-4 text-muted lg:col-span-2 [&_dt]:text-ink">
        {paragraphs?.map((text) => (
          <p key={text}>
            <InlineMarkdown text={text} />
          </p>
        ))}
        {terms && (
          <BorderedDescriptionList look="close" of={terms.map(({ term, text }) => [term, text])} />
        )}
        {list && (
          <List className={ticked ? `${TICKED_LIST} grid grid-cols-1 gap-3` : ''}>
            {list.map((text) => (
              <li key={text}>
                {ticked && <Icon name="check" />}
                <span>
                  <InlineMarkdown text={text} />
                </span>
              </li>
            ))}
          </List>
        )}
        {steps && (
          <ol className={`${STEPS} grid grid-cols-1 gap-4 *:min-h-8 *:pt-0.5 *:pl-12`}>
            {steps.map((text) => (
              <li key={text}>
                <InlineMarkdown text={text} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function RegistrationNotice({ name, number, law, pending, instead }: Registration) {
  if (number) {
    return (
      <RegistrationBox icon="shield" title={`${name} ${number}`}>
        <p>{law}</p>
      </RegistrationBox>
    )
  }

  return (
    <RegistrationBox icon="info" title={pending.title}>
      <p>{law}</p>
      <p>{pending.text}</p>
      <ul className="grid gap-2.5 *:border-l-2 *:border-warning-line *:pl-4">
        {instead.map(({ name: place, text, to }) => (
          <li key={to}>
            <PlainLink to={to}>{place}</PlainLink>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </RegistrationBox>
  )
}

type RegistrationBoxProps = { icon: IconName; title: string; children: ReactNode }

function RegistrationBox({ icon, title, children }: RegistrationBoxProps) {
  return (
    <section id="registration" className={`${GRID} ${LOOKS.notice}`}>
      <h2 className="flex gap-2.5 text-part [&>svg]:flex-none [&>svg]:text-warning">
        <Icon name={icon} size={24} />
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-2.5 lg:col-span-2">{children}</div>
    </section>
  )
}

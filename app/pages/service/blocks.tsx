import type { ReactNode } from 'react'

import { BulletList } from '#app/ui/bullet-list.tsx'
import { BorderedDescriptionList } from '#app/ui/description-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { Questions } from '#app/ui/questions.tsx'
import { topicPage } from '#content/service-page.ts'
import type { Block, Section } from '#content/service.ts'
import type { Registration } from '#content/services/registrations.ts'

import type { Described } from './describe-topic.ts'
import { LinkCards, Parts } from './link-cards.tsx'

import css from './blocks.module.css'
import iconList from '#app/ui/icon-list.module.css'
import numbered from '#app/ui/steps.module.css'

type BlocksProps = Pick<Described, 'topic' | 'parts' | 'registration'> & { tool: ReactNode }

/** The blocks of a topic, in the order its content names them. */
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
  if ('place' in block) {
    return block.place === 'tool' ? tool : registration && <RegistrationNotice {...registration} />
  }
  if ('questions' in block) {
    return (
      <section className={css.section}>
        <h2>{topicPage.questions}</h2>
        <Questions questions={block.questions} />
      </section>
    )
  }
  return <SectionOf {...block} />
}

/** A heading with its texts; framed where it is a list to tick off or a warning. */
function SectionOf({ title, paragraphs, terms, list, steps, look }: Section) {
  const ticked = look === 'panel'
  const List = ticked ? 'ul' : BulletList
  return (
    <section
      className={`${css.section} ${look ? css[look] : ''} grid grid-cols-1 gap-4 gap-x-12 items-start`}
    >
      <h2 className="text-part flex items-center wrap-anywhere gap-2.5">
        {look === 'notice' && <Icon name="info" size={22} />}
        {title}
      </h2>
      <div className={`${css.texts} grid grid-cols-1 gap-4`}>
        {paragraphs?.map((text) => (
          <p key={text}>
            <InlineMarkdown text={text} />
          </p>
        ))}
        {terms && (
          <BorderedDescriptionList look="close" of={terms.map(({ term, text }) => [term, text])} />
        )}
        {list && (
          <List
            className={ticked ? `${iconList.list} ${iconList.ticks} grid grid-cols-1 gap-3` : ''}
          >
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
          <ol className={`${numbered.steps} ${css.steps} grid grid-cols-1 gap-4`}>
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

/** What the law asks for before this may be offered; while the number is missing, that it isn't. */
function RegistrationNotice({ name, number, law, pending, instead }: Registration) {
  if (number) return <Registered name={name} number={number} law={law} />

  return (
    <section id="registration" className={`${css.registration} grid grid-cols-1 gap-3.5`}>
      <Icon name="info" size={24} />
      <div className="grid grid-cols-1 gap-2.5 min-w-0">
        <h2 className="text-h3">{pending.title}</h2>
        <p>{law}</p>
        <p>{pending.text}</p>
        <ul className="grid grid-cols-1 gap-2.5">
          {instead.map(({ name: place, text, to }) => (
            <li key={to}>
              <PlainLink to={to}>{place}</PlainLink>
              <br />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Registered({
  name,
  number,
  law,
}: Pick<Registration, 'name' | 'law'> & { number: string }) {
  return (
    <section id="registration" className={`${css.registration} grid grid-cols-1 gap-3.5`}>
      <Icon name="shield" size={24} />
      <div className="grid grid-cols-1 gap-2.5 min-w-0">
        <h2 className="text-h3">
          {name} {number}
        </h2>
        <p>{law}</p>
      </div>
    </section>
  )
}

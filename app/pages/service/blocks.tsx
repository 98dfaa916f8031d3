import type { ReactNode } from 'react'

import { topicPage } from '#app/content/en/service-page.ts'
import type { Block } from '#app/content/en/service.ts'
import { Questions } from '#app/ui/questions.tsx'

import type { Described } from './describe-topic.ts'
import { LinkCards } from './link-cards.tsx'
import { Parts } from './parts.tsx'
import { RegistrationNotice } from './registration-notice.tsx'
import { SectionOf } from './section-of.tsx'

import css from './section-of.module.css'

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

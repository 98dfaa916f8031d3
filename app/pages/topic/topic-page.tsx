import type { ReactNode } from 'react'

import { Questions } from '#app/ui/questions.tsx'

import type { Described } from './describe-topic.ts'

import { Cards } from './cards.tsx'
import { Glance } from './glance.tsx'
import { LinkGroups } from './link-groups.tsx'
import { NextStep } from './next-step.tsx'
import { Notice } from './notice.tsx'
import { RegistrationNotice } from './registration-notice.tsx'
import { Bring, Costs, Limits } from './reckoning.tsx'
import { Sections } from './sections.tsx'
import { TopicHero } from './topic-hero.tsx'

import css from './topic-page.module.css'

/**
 * The page of one topic: a service, a group of them, a tool. What makes it this topic's page is its
 * content alone; `children` is a tool that stands before the words, `end` one that stands after them.
 */
export function TopicPage(props: Described & { children?: ReactNode; end?: ReactNode }) {
  const { topic, trail, parts, related, registration, children, end } = props

  return (
    <>
      <TopicHero topic={topic} trail={trail} />
      <div className={css.body}>
        <Glance topic={topic} registration={registration} />
        <div className={css.main}>
          {topic.notice && <Notice {...topic.notice} />}
          {registration && <RegistrationNotice {...registration} />}
          {topic.partsTitle && <Cards title={topic.partsTitle} topics={parts} />}
          {topic.links && <LinkGroups groups={topic.links} />}
          {children}
          <Sections sections={topic.sections} />
          {topic.bring && <Bring {...topic.bring} />}
          <Costs {...topic.costs} />
          <Limits items={topic.limits} />
          {end}
          <section className={css.questions}>
            <h2>Questions</h2>
            <Questions questions={topic.questions} />
          </section>
        </div>
      </div>
      <div className={css.band}>
        <div className={css.more}>
          <Cards title="Related pages" topics={related} />
        </div>
      </div>
      <NextStep {...topic.action} />
    </>
  )
}

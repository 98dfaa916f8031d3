import { href } from 'react-router'

import { business, phoneLink } from '#app/content/business.ts'
import { addressIds, photoIds, type AcceptedDocument } from '#app/facts/documents.ts'
import { signingWays } from '#app/facts/signing.ts'
import { headOf } from '#app/head/head-of.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { FILLED_STEPS, ICON_LIST, STEPS, TABLE, TICKED_LIST } from '#app/ui/looks.ts'
import { CallToAction, PageSection } from '#app/ui/page-section.tsx'
import { Hero } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { TopicPicture } from '#app/ui/topic-picture.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { application } from '#content/application.ts'
import { catalogue } from '#content/catalogue.ts'
import { officialForm } from '#content/identification.ts'
import { landing } from '#content/landing.ts'

import type { Route } from './+types/how-it-works'
import { howItWorksWords, type HowItWorksWords } from './how-it-works-words.ts'
import { Hub } from './hub.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headOf({ title: loaderData.title, description: loaderData.description, path: '/how-it-works' })

export function loader() {
  return howItWorksWords()
}

export default function HowItWorks({ loaderData: words }: Route.ComponentProps) {
  const { action } = words
  return (
    <>
      <Hero
        trail={[]}
        name={words.name}
        title={words.title}
        lead={words.lead}
        picture={<TopicPicture name="mailbox" />}
        ways={
          <>
            <ButtonLink href={href('/apply')}>{landing.hero.apply}</ButtonLink>
            <ButtonLink variant="quiet" href="#hub">
              {words.toHub}
            </ButtonLink>
          </>
        }
      />
      <Hub words={words.hub} />
      <ApplicationSteps words={words.application} />
      <OtherWays />
      <Identification words={words.identification} />
      <FormsNeeded words={words.forms} />
      <CallToAction title={action.title} text={action.text}>
        <ButtonLink href={href('/apply')}>{landing.hero.apply}</ButtonLink>
        <ButtonLink variant="quiet" href={phoneLink}>
          {action.call} {business.phone}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function FormsNeeded({ words }: { words: HowItWorksWords['forms'] }) {
  const { columns } = words
  return (
    <PageSection id="forms" title={words.title} lead={words.lead} isTinted>
      <table className={TABLE}>
        <thead>
          <tr>
            <th scope="col">{columns.who}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {words.cases.map(({ who, count, note }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td className="text-h3 font-strong">{count}</td>
              <td className="text-muted">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}

function Identification({ words }: { words: HowItWorksWords['identification'] }) {
  return (
    <PageSection id="identification" title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-6 min-[50rem]:grid-cols-2">
        <Documents title={words.photo} documents={photoIds} />
        <Documents title={words.address} documents={addressIds} />
      </div>
      <p>
        <SiteLink href={words.more.path}>{words.more.text}</SiteLink>
      </p>
    </PageSection>
  )
}

function Documents({ title, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <div className="grid grid-cols-1 content-start gap-5 rounded-xl border border-line bg-raised p-[clamp(1.25rem,3vw,2rem)]">
      <h3>{title}</h3>
      <ul className={`${TICKED_LIST} grid grid-cols-1 gap-3`}>
        {documents.map(({ id, name, note }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              {name} {note && <span className="block text-15 text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OtherWays() {
  const { byMail, ways, contactLink } = application
  return (
    <PageSection id="by-mail" title={byMail.title}>
      <ol className={`${STEPS} grid grid-cols-1 gap-x-6 gap-y-7 *:pl-12 min-[50rem]:grid-cols-2`}>
        {byMail.steps.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-1 gap-1.5 content-start">
            <h3>{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <SiteLink href="/#contact">{contactLink}</SiteLink>
      </p>
      <div className="grid grid-cols-1 gap-5">
        <h3>{ways}</h3>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-5 min-[50rem]:grid-cols-2">
          {signingWays.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  )
}

const papers = [catalogue['ps1583-online'], catalogue.ps1583, catalogue['identification-documents']]

function ApplicationSteps({ words }: { words: HowItWorksWords['application'] }) {
  return (
    <PageSection id="application" title={words.title} lead={words.lead} isTinted>
      <ol
        className={`${FILLED_STEPS} grid grid-cols-1 gap-x-6 gap-y-7 min-[50rem]:grid-cols-2 lg:grid-cols-3`}
      >
        {words.steps.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-1 gap-1.5 content-start">
            <h3>{title}</h3>
            <p className="text-muted">
              <InlineMarkdown text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-3">
        <h3>{words.papers}</h3>
        <ul className={`${ICON_LIST} grid grid-cols-1 gap-2`}>
          {papers.map((entry) => (
            <li key={entry.id}>
              <Icon name={entry.kind === 'pdf' ? 'document' : 'away'} />
              <ViewerLink entry={entry}>{entry.title}</ViewerLink>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {officialForm.worksheetNotice}{' '}
          <PlainLink to={officialForm.url}>{officialForm.shortUrl}</PlainLink>
        </p>
      </div>
    </PageSection>
  )
}

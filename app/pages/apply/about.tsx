import type { ReactNode } from 'react'

import { business, phoneLink } from '#app/content/business.ts'
import { addressIds, photoIds, type AcceptedDocument } from '#app/facts/documents.ts'
import { hoursInSentence } from '#app/facts/office-hours.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'
import { STEPS } from '#app/ui/looks.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { apply as words } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'

import { ABOUT } from './addresses.ts'

const { steps, title, bring, other } = words.about

type AboutProps = {
  to: string
  go: string
  children?: ReactNode
}

export function About({ to, go, children }: AboutProps) {
  const [address, phone] = [business.addressLines.join(', '), business.phone]
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead}>
        <noscript>
          <TextBanner tone="note" text={other.noScripts} />
        </noscript>
        {children}
        <ButtonRoute to={to} data-starts="">
          {go}
        </ButtonRoute>
      </PageHead>
      <PageSection id={ABOUT.steps} title={title}>
        <ol
          className={`${STEPS} grid grid-cols-1 gap-7 gap-x-[clamp(1.5rem,3vw,3rem)] *:pl-12 md:grid-cols-3`}
        >
          {steps.map((step) => (
            <li key={step.title} className="grid grid-cols-1 gap-2 content-start">
              <h3>{step.title}</h3>
              <p className="text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id={ABOUT.bring} title={bring.title} lead={bring.text} isTinted>
        <div className="grid grid-cols-1 gap-7 gap-x-[clamp(1.5rem,3vw,3rem)] min-[50rem]:grid-cols-2">
          <Documents title={bring.photo} documents={photoIds} />
          <Documents title={bring.address} documents={addressIds} />
        </div>
      </PageSection>
      <PageSection id={ABOUT.other} title={other.title} lead={other.text}>
        <BulletList>
          <li>
            {interpolate(other.counter, { address, hours: hoursInSentence })}
            <LivePart name="days" />
          </li>
          <li>
            <a href={phoneLink}>{interpolate(other.phone, { phone })}</a>
          </li>
          <li>
            <SiteLink href={other.byMail.path}>{other.byMail.text}</SiteLink>
          </li>
        </BulletList>
      </PageSection>
    </>
  )
}

function Documents({ title: name, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <div className="grid grid-cols-1 gap-3 content-start">
      <h3>{name}</h3>
      <BulletList>
        {documents.map(({ id, name: document }) => (
          <li key={id}>{document}</li>
        ))}
      </BulletList>
    </div>
  )
}

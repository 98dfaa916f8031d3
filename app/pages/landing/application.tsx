import { href } from 'react-router'

import { addressIds, photoIds, type AcceptedDocument } from '#app/facts/documents.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { TickList } from '#app/ui/tick-list.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { application } from '#content/application.ts'
import { catalogue } from '#content/catalogue.ts'

import { Section } from './section.tsx'

const papers = ['ps1583', 'ps1583-online', 'identification-documents'] as const
const { here } = application

export function Application() {
  return (
    <Section id="notary" isTinted title={application.title} lead={application.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-3 rounded-xl border border-line bg-raised p-4 sm:gap-4 sm:p-8">
          <h3>{here.title}</h3>
          <TickList items={here.steps.map((text) => ({ text }))} />
          <div>
            <DocumentList title={application.photoIds} documents={photoIds} />
            <DocumentList title={application.addressIds} documents={addressIds} />
          </div>
          <p className="text-muted text-[1rem]">{application.noDoubleUse}</p>
        </div>
        <div className="grid gap-3">
          <h3>{application.papers}</h3>
          <ul className="grid gap-1">
            {papers.map((id) => (
              <li key={id} className="grid min-h-9 grid-cols-[auto_1fr] items-center gap-3">
                <span className="text-accent-text">
                  <Icon name={catalogue[id].kind === 'pdf' ? 'document' : 'away'} />
                </span>
                <ViewerLink entry={catalogue[id]}>{catalogue[id].title}</ViewerLink>
              </li>
            ))}
          </ul>
          <p>
            <SiteLink href={`${href('/how-it-works')}#by-mail`}>{application.elsewhere}</SiteLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

function DocumentList({ title, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <details className="border-t border-line">
      <summary className="justify-between py-2 font-semibold">{title}</summary>
      <BulletList className="pb-4 text-[1rem]">
        {documents.map(({ id, name, note }) => (
          <li key={id}>{note ? `${name}. ${note}` : name}</li>
        ))}
      </BulletList>
    </details>
  )
}

import { Outlet, useLocation } from 'react-router'

import { mode } from '#app/content/business.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { Banner } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { reading } from '#content/articles.ts'

import { TextBody } from './text-body.tsx'
import { useTextHead, type LegalHead } from './text.ts'

const words = reading.legal

export default function LegalText() {
  const { title, lead, changed, headings } = useTextHead<LegalHead>()
  const path = useLocation().pathname.replace(/\/+$/, '')
  return (
    <>
      <PageHead name={title} title={title} lead={lead}>
        <p className="text-15 text-muted">
          {words.changed} <time dateTime={changed}>{formatDate(changed)}</time>
        </p>
      </PageHead>
      <TextBody headings={headings}>
        {mode === 'sample' && words.areDrafts && (
          <Banner tone="note">
            <p>{words.draft}</p>
          </Banner>
        )}
        <Outlet />
        <p className="flex flex-wrap gap-1 gap-x-5">
          {words.others}{' '}
          {words.texts
            .filter((text) => text.path !== path)
            .map((text) => (
              <SiteLink key={text.path} href={text.path}>
                {text.name}
              </SiteLink>
            ))}
        </p>
      </TextBody>
    </>
  )
}

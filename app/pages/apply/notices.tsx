import { useNavigate } from 'react-router'

import { replaceDraft, useDraft } from '#app/shop/applications/draft.ts'
import type { Filed } from '#app/shop/applications/use-filed.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { apply as words } from '#content/apply.ts'
import { changing, filedApplication } from '#content/filed-application.ts'
import { interpolate } from '#shared/interpolate.ts'

import { filedAddress } from './addresses.ts'
import { StoredDraft, useStoredDraft } from './keep-draft.tsx'

type NoticesProps = {
  filed: Filed
  isBrought: boolean
  isMissing: boolean
}

export function Notices({ filed: { application }, isBrought, isMissing }: NoticesProps) {
  const { changes } = useDraft()
  const isLocked = useStoredDraft() === 'locked'
  if (changes !== null) return <Changing filedAt={application?.filedAt} />
  return (
    <>
      <StoredDraft />
      {application?.state === 'open' && <AlreadyFiled />}
      <TextBanner tone="info" text={isBrought && words.file.account.elsewhere} />
      <TextBanner tone="info" text={isMissing && !isLocked && words.draft.notHere} />
    </>
  )
}

function Changing({ filedAt }: { filedAt: number | undefined }) {
  const navigate = useNavigate()

  function leave() {
    replaceDraft()
    void navigate(filedAddress())
  }

  return (
    <Banner tone="info">
      <p>
        {filedAt !== undefined && (
          <span>{interpolate(changing.title, { day: formatDayOf(filedAt) })} </span>
        )}
        <span>{changing.text}</span>
      </p>
      <div>
        <Button variant="quiet" small onClick={leave}>
          {changing.leave}
        </Button>
      </div>
    </Banner>
  )
}

function AlreadyFiled() {
  return (
    <Banner tone="info">
      <p>{filedApplication.already}</p>
      <div>
        <ButtonRoute variant="quiet" small to={filedAddress()}>
          {filedApplication.see}
        </ButtonRoute>
      </div>
    </Banner>
  )
}

import { useState } from 'react'

import { backupWords as words } from '#app/content/staff/settings.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { download } from '#app/ui/download.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { settingsCalls, type Backups } from '#shared/shop/settings/calls.ts'

import list from '#app/ui/facts.module.css'

const MB = 1_000_000
const MAX_SHOWN = 10

/** The backups that the server keeps, the newest first, and when one was restored for practice. */
export function BackupsPart() {
  const { data, problem, refresh } = useShopQuery(settingsCalls.listBackups, {})
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      {data.isLate && data.kept.length > 0 && <TextBanner tone="warning" text={words.late} />}
      <DescriptionList
        className={`${list.facts} stack gap-2`}
        of={[
          [words.last, data.kept[0] ? formatShortMoment(data.kept[0].at) : words.none],
          [words.drill, describeDrill(data)],
        ]}
      />
      <p>{data.isEncrypted ? words.encrypted : words.plain}</p>
      {data.kept.length > 0 && <KeptList kept={data.kept} />}
    </Part>
  )
}

function describeDrill({ drill }: Backups) {
  if (!drill) return words.drillNone
  return interpolateCount(words.drillDone, drill.rows, { day: formatDayOf(drill.at) })
}

function KeptList({ kept }: Pick<Backups, 'kept'>) {
  const [status, setStatus] = useState<Status | null>(null)
  const { isBusy, problem, call } = useCall(settingsCalls.downloadBackup)
  const older = kept.length - MAX_SHOWN

  async function take(name: string) {
    const { data } = await call({ name })
    if (!data) return
    download(name, 'application/octet-stream', data)
    const text = interpolate(words.done, { name })
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
  }

  return (
    <>
      <TextBanner tone="error" focused="always" text={problem} />
      <StatusLine status={status} />
      <ListTable
        caption={words.caption}
        empty=""
        rows={kept.slice(0, MAX_SHOWN)}
        keyOf={({ name }) => name}
        columns={words.columns}
        cells={{
          made: ({ at }) => formatShortMoment(at),
          size: ({ bytes }) => interpolate(words.size, { size: (bytes / MB).toFixed(1) }),
          action: downloadButton(isBusy, (name) => void take(name)),
        }}
        numbers={['size']}
      />
      {older > 0 && <p>{interpolateCount(words.more, older)}</p>}
    </>
  )
}

function downloadButton(isBusy: boolean, onTake: (name: string) => void) {
  return ({ name, at }: Backups['kept'][number]) => (
    <Button
      variant="quiet"
      small
      waiting={isBusy}
      aria-label={interpolate(words.downloadOf, { moment: formatShortMoment(at) })}
      onClick={() => onTake(name)}
    >
      {words.download}
    </Button>
  )
}

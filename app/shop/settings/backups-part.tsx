import { backupWords as words } from '#app/content/staff/settings.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { download } from '#app/ui/download.ts'
import { Facts } from '#app/ui/facts.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { settingsCalls, type Backups } from '#shared/shop/settings/calls.ts'

const MB = 1_000_000
const MAX_SHOWN = 10

export function BackupsPart() {
  const data = useShop(settingsCalls.listBackups, {})
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      {data.isLate && data.kept.length > 0 && <TextBanner tone="warning" text={words.late} />}
      <Facts
        of={[
          [words.last, data.kept[0] ? formatShortMoment(data.kept[0].at) : words.none],
          [words.drill, formatDrill(data)],
        ]}
      />
      <p>{data.isEncrypted ? words.encrypted : words.plain}</p>
      {data.kept.length > 0 && <BackupList kept={data.kept} />}
    </Part>
  )
}

function formatDrill({ drill }: Backups) {
  if (!drill) return words.drillNone
  return interpolateCount(words.drillDone, drill.rows, { day: formatDayOf(drill.at) })
}

function BackupList({ kept }: Pick<Backups, 'kept'>) {
  const older = kept.length - MAX_SHOWN
  return (
    <SaidAbove>
      <ListTable
        caption={words.caption}
        rows={kept.slice(0, MAX_SHOWN)}
        keyOf={({ name }) => name}
        columns={words.columns}
        cells={{
          made: ({ at }) => formatShortMoment(at),
          size: ({ bytes }) => interpolate(words.size, { size: (bytes / MB).toFixed(1) }),
          action: downloadButton,
        }}
        numbers={['size']}
      />
      {older > 0 && <p>{interpolateCount(words.more, older)}</p>}
    </SaidAbove>
  )
}

function downloadButton({ name, at }: Backups['kept'][number]) {
  return (
    <CallButton
      variant="quiet"
      small
      aria-label={interpolate(words.downloadOf, { moment: formatShortMoment(at) })}
      call={settingsCalls.downloadBackup}
      input={{ name }}
      done={(file) => {
        download(name, 'application/octet-stream', file)
        return interpolate(words.done, { name })
      }}
    >
      {words.download}
    </CallButton>
  )
}

import type { ReactNode } from 'react'

const DENSE = {
  part: 'gap-x-14 gap-y-5 pt-8 md:grid-cols-[15rem_minmax(0,1fr)]',
  about: 'text-15',
  body: 'justify-items-start gap-3',
}
const WIDE = {
  part: 'gap-x-16 gap-y-6 pt-10 min-[52rem]:grid-cols-[17rem_minmax(0,1fr)]',
  about: 'text-base',
  body: 'gap-5',
}

type SettingsPartProps = {
  title: string
  about: ReactNode
  dense?: boolean
  level?: 2 | 3 | 4
  label?: string
  children: ReactNode
}

export function SettingsSection({
  title,
  about,
  dense,
  level = 2,
  label = title,
  children,
}: SettingsPartProps) {
  const Heading = `h${level}` as const
  const looks = dense ? DENSE : WIDE
  return (
    <section className={`grid grid-cols-1 border-t border-line ${looks.part}`} aria-label={label}>
      <div className="grid grid-cols-1 content-start gap-2">
        <Heading className="text-h3">{title}</Heading>
        <p className={`text-muted ${looks.about}`}>{about}</p>
      </div>
      <div className={`grid grid-cols-1 content-start ${looks.body}`}>{children}</div>
    </section>
  )
}

import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

/** Keeps the sign on the line of its word. */
const WORD_JOINER = '\u2060'
const PDF = /\.pdf$/
const MARKED = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/

type InlineMarkdownProps = {
  text: string
  /** Values are not parsed as Markdown. */
  values?: Record<string, string | number>
}

export function InlineMarkdown({ text, values }: InlineMarkdownProps) {
  const write = (part: string) => (values ? interpolate(part, values) : part)
  const [marked, name, to, strong] = MARKED.exec(text) ?? []
  if (!marked) return write(text)

  const start = text.indexOf(marked)
  return (
    <>
      {write(text.slice(0, start))}
      {name && to && <PlainLink to={write(to)}>{write(name)}</PlainLink>}
      {strong && <strong>{write(strong)}</strong>}
      <InlineMarkdown text={text.slice(start + marked.length)} values={values} />
    </>
  )
}

export function PlainLink({ to, children }: { to: string; children: string }) {
  const isPdf = PDF.test(to)
  if (!isPdf && !to.startsWith('https:')) return <SiteLink href={to}>{children}</SiteLink>

  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon isPdf={isPdf} />
    </a>
  )
}

export function NewTabIcon({ isPdf }: { isPdf?: boolean }) {
  return (
    <>
      <span className="sr-only"> {newTab}</span>
      {WORD_JOINER}
      <span className="ml-[0.25em] inline-block align-[-0.1em] text-accent-text">
        <Icon name={isPdf ? 'document' : 'away'} size={15} />
      </span>
    </>
  )
}

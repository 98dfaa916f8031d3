import { Icon } from './icon.tsx'

import css from './inline-markdown.module.css'

/** Keeps the sign on the line of the word it belongs to. */
const WORD_JOINER = '\u2060'
const PDF = /\.pdf$/
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

/** A text of the content with its links: `[words](/path)`. */
export function Words({ text }: { text: string }) {
  const [before = '', name, to] = text.split(LINK)
  if (!name || !to) return before

  return (
    <>
      {before}
      <PlainLink to={to}>{name}</PlainLink>
      <Words text={text.slice(before.length + name.length + to.length + '[]()'.length)} />
    </>
  )
}

/** A link to a page of ours; to another site or a PDF, in a new tab. */
export function PlainLink({ to, children }: { to: string; children: string }) {
  const isPdf = PDF.test(to)
  if (!isPdf && !to.startsWith('https:')) return <a href={to}>{children}</a>

  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <AwaySign isPdf={isPdf} />
    </a>
  )
}

/** Says that a link opens a new tab: shown as a sign, read as words. */
export function AwaySign({ isPdf }: { isPdf?: boolean }) {
  return (
    <>
      <span className="sr-only"> (opens in a new tab)</span>
      {WORD_JOINER}
      <span className={css.sign}>
        <Icon name={isPdf ? 'document' : 'away'} size={15} />
      </span>
    </>
  )
}

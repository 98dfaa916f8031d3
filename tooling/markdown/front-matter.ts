import * as v from 'valibot'

const WORDS_PER_MINUTE = 200
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const FIELD = /^([a-z]+): +(\S.*)$/
/** Search engines cut longer titles. */
const MAX_TITLE_LENGTH = 60
const DESCRIPTION = { shortest: 70, longest: 160 }

const day = v.pipe(
  v.string(),
  v.isoDate('must be a day like 2026-11-21'),
  v.check((text) => isDay(text), 'must be a day there is'),
)
const head = {
  title: v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH, atMost(MAX_TITLE_LENGTH))),
  description: v.pipe(
    v.string(),
    v.minLength(DESCRIPTION.shortest, `must have at least ${DESCRIPTION.shortest} characters`),
    v.maxLength(DESCRIPTION.longest, atMost(DESCRIPTION.longest)),
  ),
}

export const frontMatters = {
  articles: v.strictObject({ ...head, date: day }),
  legal: v.strictObject({ ...head, lead: v.string(), changed: day }),
}

export type Folder = keyof typeof frontMatters

type ReadText<In extends Folder> = {
  head: v.InferOutput<(typeof frontMatters)[In]> & { minutes: number }
  markdown: string
}

/**
 * Front matter is lines of `name: value` between two lines of `---`.
 * @throws one sentence that names the file, the field and the fault
 */
export function readText<In extends Folder>(
  source: string,
  { file, folder }: { file: string; folder: In },
): ReadText<In> {
  const [above, lines] = FRONT_MATTER.exec(source) ?? []
  if (above === undefined || lines === undefined) {
    throw new Error(`${file} must begin with its front matter, between two lines of ---`)
  }
  const fields = Object.fromEntries(lines.split('\n').map((line) => readField(line, file)))
  const checked = v.safeParse(frontMatters[folder], fields)
  if (!checked.success) throw new Error(`${file}: ${checked.issues.map(formatIssue).join('; ')}`)

  const markdown = source.slice(above.length)
  const words = markdown.split(/\s+/).filter((word) => /\w/.test(word)).length
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  return { head: { ...checked.output, minutes } as ReadText<In>['head'], markdown }
}

function readField(line: string, file: string) {
  const [, name, value] = FIELD.exec(line) ?? []
  if (!name || !value) throw new Error(`${file}: "${line}" is no line like "title: Some words"`)
  return [name, value.trim()] as const
}

function atMost(count: number) {
  return `must have at most ${count} characters`
}

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function formatIssue(issue: v.BaseIssue<unknown>) {
  const field = v.getDotPath(issue)
  const wrong = issue.received === 'undefined' ? 'is missing' : issue.message
  return `"${field}" ${issue.type === 'strict_object' ? strictly(issue) : wrong}`
}

function strictly({ expected, received }: v.BaseIssue<unknown>) {
  return expected === 'never' ? `is no field of it (${received})` : 'is missing'
}

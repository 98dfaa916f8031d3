import { changeWorksheet, readDraft, useDraft } from '#app/shop/applications/draft.ts'
import { asFileName, withoutDoubles } from '#app/shop/applications/file-names.ts'
import type { TextProblem } from '#app/shop/applications/fill-worksheet.ts'
import { makeWorksheets } from '#app/shop/applications/make-worksheets.ts'
import { fieldsOf, sourceOf } from '#app/shop/applications/worksheet-fields.ts'
import {
  homeProblems,
  worksheetsOf,
  type HomeProblem,
  type Worksheet,
} from '#app/shop/applications/worksheet.ts'
import { refused, type FormErrors } from '#app/ui/read-form.ts'
import { worksheetWords as words } from '#content/worksheets.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Outcome } from './outcome.ts'

export async function printWorksheets(make = makeWorksheets): Promise<Outcome> {
  const worksheets = worksheetsOf(readDraft())
  const noHomes = worksheets.map(homeProblems)
  if (noHomes.flat().length > 0) return say(worksheets, noHomes)

  const results = await make(worksheets.map(fieldsOf)).catch(() => null)
  if (!results) return refused(words.failed)
  const problems = results.map((result) => ('problems' in result ? result.problems : []))
  if (problems.flat().length > 0) return say(worksheets, problems)

  const fileNames = withoutDoubles(worksheets.map(nameFile))
  const made = results.flatMap((result, at) => {
    const worksheet = worksheets[at]
    if (!worksheet || 'problems' in result) return []
    const pdf = new Blob([new Uint8Array(result.pdf)], { type: 'application/pdf' })
    const address = URL.createObjectURL(pdf)
    return [{ title: titleOf(worksheet), address, fileName: `${fileNames[at]}.pdf` }]
  })
  return { problems: null, worksheets: { made, of: useDraft.getState() } }
}

function say(worksheets: Worksheet[], problems: (HomeProblem | TextProblem)[][]): Outcome {
  const fields: FormErrors['fields'] = {}
  for (const [at, { values }] of worksheets.entries()) {
    for (const problem of problems[at] ?? []) {
      const value = values[sourceOf(problem.item)]
      if (!value) continue
      fields[fieldName(value.from)] ??= explain(problem)
      // A name from an earlier step gets a field here once it is typed, for the worksheet alone.
      changeWorksheet(value.from.key, value.from.item, value.text)
    }
  }
  return { problems: { fields } }
}

export function titleOf({ form: { service, signer } }: Worksheet) {
  const title = service === 'business' ? words.nameOfBusiness : words.nameOf
  return interpolate(title, { name: signer.name })
}

export function fieldName({ key, item }: { key: string; item: string }) {
  return `${key} ${item}`
}

function nameFile({ form: { service, signer } }: Worksheet) {
  const name = asFileName(signer.name) || signer.id
  return interpolate(service === 'business' ? words.fileNameOfBusiness : words.fileName, { name })
}

function explain(problem: HomeProblem | TextProblem) {
  const { item, code } = problem
  if (code === 'unprintable') {
    return interpolate(words.unprintable, { characters: problem.characters.join(' ') })
  }
  if (code !== 'too-long') return words[code]
  const isCopy = sourceOf(item) !== item
  return interpolate(isCopy ? words.tooLongElsewhere : words.tooLong, { item, fits: problem.fits })
}

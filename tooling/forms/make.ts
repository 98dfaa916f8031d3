// `node tooling/forms/make.ts`: prints the templates of the Form 1583 worksheets in each language,
// after a change of their text, the lists of IDs or this folder. Each build fills in the shop
// (fill-in.ts). Needs qpdf and Chromium (CHROMIUM).
import { languages } from '#shared/language.ts'
import { runIn } from '#tooling/run-in.ts'

for (const language of languages) {
  process.stdout.write(runIn(language, 'tooling/forms/print-templates.ts'))
}

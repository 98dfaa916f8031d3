// Prints the templates of both Form 1583 worksheets again, in each language: `node tooling/forms/make.ts`, from the root
// of the repository, after a change of their words, of the lists of IDs or of anything in this folder. What the shop is
// called and where it is, each build fills in (fill-in.ts). Needs qpdf and Chromium (CHROMIUM names another than
// /usr/bin/chromium).
import { languages } from '#shared/language.ts'
import { runIn } from '#tooling/run-in.ts'

for (const language of languages) {
  process.stdout.write(runIn(language, 'tooling/forms/print-templates.ts'))
}

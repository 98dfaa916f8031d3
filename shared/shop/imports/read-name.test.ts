import { expect, it } from 'vitest'

import { readSheet, sheetOf } from '#shared/testing/sheet.ts'

/** Names by the remark on each; ⏎ is a line break. */
const NAMES = {
  two_people: `
    Maria & Jose Lopez ~ Ann Lee / Bo Lee ~ Ann and Bo Lee ~ María y José López ~
    Mr. and Mrs. Lee ~ J. & M. Lee ~ Ann Lee, Bo Lee ~ Lopez, Maria, Jose ~ Ann Lee ⏎ Bo Paz ~
    Ann Lee; Bo Paz ~ Lee Family ~ Ann Lee    Bo Paz ~ Ann Lee |Bo Paz ~ Ann Lee Bo Paz Cy Kim ~
    Ann Lee aka Ann Paz ~ Ann u. Bo Lee ~ Ann u Bo Lee ~ Ann + Bo Lee ~ Ann y Bo Lee ~
    Ann e Bo Lee ~ Ann und Bo Lee ~ Ann plus Bo Lee ~ ANN E BO LEE ~ Ann Lee-Bo Paz ~
    Lee Ann Lee Bo ~ Ann Paz Bo Paz ~ Lee Household ~ Ann Lee et al`,
  business_name: `
    Acme Imports LLC ~ Lee & Sons Trucking ~ Acme, Incorporated ~ Law Office of Ann Lee ~
    El Gallo Giro ~ Blue Ocean Yoga ~ Luna, L. L. C. ~ Joe’s Place ~ Tacos El Güero ~
    Luna S. de R.L. ~ La Michoacana ~ Golden State ~ Garcia Brothers`,
  name_doubtful: `
    C-1001 ~ VACANT ~ Smith, III ~ Ann Lee (closed) ~ Customer ~ ACME ~ Ann Lee NEW ~
    Ann Lee [old] ~ Ann Lee? ~ Ann Lee moved ~ agent Ann Lee ~ Mr. Lee ~ Ann M. ~
    Ann Lee. Bo Paz ~ Ann Lee & ~ Luna GmbH ~ Luna S.A. ~ Luna Azul S.A. ~ Luna Azul S A ~ Luna Mfg. ~ NOT RENTED`,
  none: `
    Yolanda Y. Young ~ Yolanda Andrade ~ O’Brien-Yates, Rose ~ Ann E Lee ~ María Elena de la Cruz López ~
    Smith Jr., John ~ Smith, John, Jr. ~ Ann Lee, ~ ANN LEE ~ ann lee ~ Dr. Ann Lee ~
    Ann van der Berg ~ Ann d’Angelo ~ J. R. Smith ~ Mary-Jane Watson ~ Anna Lee Ph.D. ~
    Ana Lee Lee ~ Rosa Elvia Martinez Vda. de Cruz ~ Fco. Javier Hdz. ~ Jose Ruiz G ~
    Mary "Mimi" Lee ~ Thomas J. Thomas`,
}

const cases = Object.entries(NAMES).flatMap(([code, names]) =>
  names.split('~').map((name) => [name.trim().replace(' ⏎ ', '\n'), code] as const),
)

it.each(cases)('takes the name “%s” over with the remark %s', async (name, code) => {
  const columns = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
  const text = sheetOf(columns, ['101', name, 'small', '3/4/27', '3/4/24'])
  const [row] = (await readSheet(text)).rows
  expect([...row!.problems, ...row!.remarks].map((one) => one.code)).toEqual(
    code === 'none' ? [] : [code],
  )
})

import { PDFDict, PDFName, type PDFRadioGroup } from '@cantoo/pdf-lib'

const OFF = PDFName.of('Off')

/** Calls each state of a radio group by its option: pdf-lib numbers them, and other programs would read "0", "1". */
export function nameStates({ acroField }: PDFRadioGroup) {
  const names = (acroField.getExportValues() ?? []).map((value) => value.decodeText())
  acroField.getWidgets().forEach(({ dict }, at) => {
    const name = names[at]
    if (!name) throw new Error(`Option ${at} of a radio group has no name.`)
    const appearances = dict.lookup(PDFName.of('AP'), PDFDict)
    for (const mode of ['N', 'D']) {
      const states = appearances.lookupMaybe(PDFName.of(mode), PDFDict)
      if (states) renameState(states, PDFName.of(String(at)), PDFName.of(name))
    }
  })
  acroField.dict.delete(PDFName.of('Opt'))
  acroField.dict.set(PDFName.of('V'), OFF)
}

function renameState(states: PDFDict, from: PDFName, to: PDFName) {
  const appearance = states.get(from)
  if (!appearance) return
  states.delete(from)
  states.set(to, appearance)
}

import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  StandardFonts,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFRadioGroup,
} from '@cantoo/pdf-lib'

import { listPlaces, type PrintedLink } from './places.ts'
import { itemLabel, worksheetPages, type Item } from './worksheet.ts'

const INSET_POINTS = { side: 3, top: 2 }
const OFF = PDFName.of('Off')
const NO_INSET = { side: 0, top: 0 }

export async function addFields(pdf: PDFDocument) {
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const place of listPlaces(pdf)) {
    const [id = '', option] = place.name.split('/')
    const match = allItems().find(({ item }) => item.id === id)
    if (!match) continue
    const { item, description } = match
    if (item.kind === 'choice') addOption(pdf, place, item, description, option ?? '')
    else addText(pdf, place, item, description, font)
  }
  for (const { item } of allItems().filter((each) => each.item.kind === 'choice')) {
    nameStates(pdf.getForm().getRadioGroup(item.id))
  }
}

function addText(
  pdf: PDFDocument,
  link: PrintedLink,
  item: Item,
  description: string,
  font: PDFFont,
) {
  const field = pdf.getForm().createTextField(item.id)
  if (item.kind === 'long') field.enableMultiline()
  field.addToPage(link.page, { ...rectangleOf(link, INSET_POINTS), borderWidth: 0, font })
  setDescription(field.acroField.dict, description)
  setDescription(standInFor(pdf, link, field), description)
  fitToBox(field)
  if (item.kind === 'given') field.enableReadOnly()
}

type ChoiceItem = Extract<Item, { kind: 'choice' }>

function addOption(
  pdf: PDFDocument,
  link: PrintedLink,
  item: ChoiceItem,
  description: string,
  option: string,
) {
  const form = pdf.getForm()
  const name = item.options.find((each) => each.id === option)?.name ?? option
  const group = form.getFieldMaybe(item.id)
    ? form.getRadioGroup(item.id)
    : form.createRadioGroup(item.id)
  group.enableOffToggling()
  group.addOptionToPage(option, link.page, { ...rectangleOf(link, NO_INSET), borderWidth: 0 })
  setDescription(group.acroField.dict, description)
  setDescription(standInFor(pdf, link, group), `${description}: ${name}`)
}

function standInFor(pdf: PDFDocument, link: PrintedLink, field: PDFField): PDFDict {
  const { page, annotation, reference, element, objectReference } = link
  const widget = field.acroField.getWidgets().at(-1)
  const annotations = page.node.Annots()
  const newest = annotations?.asArray().at(-1)
  const at = annotations?.indexOf(reference)
  if (!widget || !annotations || !newest || at === undefined) {
    throw new Error(`The field ${field.getName()} did not reach its page.`)
  }
  annotations.remove(annotations.size() - 1)
  annotations.set(at, newest)
  const structParent = annotation.get(PDFName.of('StructParent'))
  if (structParent) widget.dict.set(PDFName.of('StructParent'), structParent)
  objectReference.set(PDFName.of('Obj'), newest)
  element.set(PDFName.of('S'), PDFName.of('Form'))
  pdf.context.delete(reference)
  return widget.dict
}

/** A long entry shrinks rather than being cut off in print. */
function fitToBox({ acroField }: PDFField) {
  const appearance = acroField.getDefaultAppearance() ?? ''
  acroField.setDefaultAppearance(appearance.replace(/[\d.]+ Tf/, '0 Tf'))
}

function rectangleOf({ annotation }: PrintedLink, { side, top }: typeof INSET_POINTS) {
  const { x, y, width, height } = annotation.lookup(PDFName.of('Rect'), PDFArray).asRectangle()
  return { x: x + side, y: y + top, width: width - 2 * side, height: height - 2 * top }
}

function setDescription(dictionary: PDFDict, description: string) {
  dictionary.set(PDFName.of('TU'), PDFHexString.fromText(description))
}

function allItems() {
  return worksheetPages
    .flat()
    .flatMap((section) =>
      section.items.map((item) => ({ item, description: itemLabel(section, item) })),
    )
}

/** Calls each state of a radio group by its option: pdf-lib numbers them, and other programs would read "0", "1". */
function nameStates({ acroField }: PDFRadioGroup) {
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

import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib'

export const PLACE = 'https://place.invalid/'

export type PrintedLink = {
  page: PDFPage
  annotation: PDFDict
  reference: PDFRef
  address: string
  element: PDFDict
  objectReference: PDFDict
}

export function listPlaces(pdf: PDFDocument) {
  return listLinks(pdf)
    .filter(({ address }) => address.startsWith(PLACE))
    .map((link) => ({ ...link, name: link.address.slice(PLACE.length) }))
}

export function listLinks(pdf: PDFDocument): PrintedLink[] {
  const pages = pdf.getPages()
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  return [...walk(tree)].map((element) => {
    const { reference } = element
    const annotation = pdf.context.lookup(reference, PDFDict)
    const page = pages.find((each) => each.node.Annots()?.indexOf(reference) !== undefined)
    if (!page) throw new Error(`The annotation ${reference.tag} stands on no page.`)
    return { ...element, annotation, page, address: readAddress(annotation) }
  })
}

type Found = Pick<PrintedLink, 'element' | 'objectReference' | 'reference'>

function* walk(element: PDFDict): Generator<Found> {
  for (const child of childrenOf(element)) {
    const reference = child.get(PDFName.of('Obj'))
    if (reference instanceof PDFRef) yield { element, objectReference: child, reference }
    else yield* walk(child)
  }
}

function childrenOf(element: PDFDict) {
  const kids = element.lookup(PDFName.of('K'))
  if (kids instanceof PDFDict) return [kids]
  if (!(kids instanceof PDFArray)) return []
  return kids
    .asArray()
    .map((_, at) => kids.lookup(at))
    .filter((kid) => kid instanceof PDFDict)
}

function readAddress(annotation: PDFDict) {
  const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict)
  return action?.lookup(PDFName.of('URI'), PDFString, PDFHexString).decodeText() ?? ''
}

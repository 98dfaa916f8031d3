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

export type PrintedLink = {
  page: PDFPage
  annotation: PDFDict
  reference: PDFRef
  address: string
  /** The element of the structure tree that stands for the link, and in it the reference to the annotation. */
  element: PDFDict
  objectReference: PDFDict
}

/** Every link of a tagged PDF, in reading order, with its place in the structure tree. */
export function listLinks(pdf: PDFDocument): PrintedLink[] {
  const pages = pdf.getPages()
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  return [...walk(tree)].map(({ element, objectReference, reference }) => {
    const annotation = pdf.context.lookup(reference, PDFDict)
    const page = pages.find((each) => each.node.Annots()?.indexOf(reference) !== undefined)
    if (!page) throw new Error(`The link ${reference.tag} stands on no page.`)
    return {
      page,
      annotation,
      reference,
      address: readAddress(annotation),
      element,
      objectReference,
    }
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
  const address = annotation
    .lookup(PDFName.of('A'), PDFDict)
    .lookup(PDFName.of('URI'), PDFString, PDFHexString)
  return address.decodeText()
}

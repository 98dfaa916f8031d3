import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

const LETTER_POINTS: [number, number] = [612, 792]

/** A PDF with a line of text on each page, and on the first a link to its last page and one to a site. */
export async function makePdf(pages: number, password?: string) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const sheets = Array.from({ length: pages }, () => pdf.addPage(LETTER_POINTS))
  for (const [index, sheet] of sheets.entries()) {
    sheet.drawText(`This is sheet ${index + 1}`, { x: 72, y: 700, size: 24, font })
  }
  const [first, last] = [sheets[0]!, sheets.at(-1)!]
  const context = pdf.context
  const link = (y: number, aim: object) =>
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [72, y, 300, y + 24],
        Border: [0, 0, 0],
        ...aim,
      }),
    )
  const uri = (address: string) => ({
    A: context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(address) }),
  })
  first.node.set(
    PDFName.of('Annots'),
    context.obj([
      link(600, { Dest: [last.ref, 'Fit'], Contents: PDFString.of('To the end') }),
      link(560, uri('https://forms.example/')),
      link(520, uri('javascript:alert(1)')),
    ]),
  )
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await pdf.save())
}

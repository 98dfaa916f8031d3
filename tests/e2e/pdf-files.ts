import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

const LETTER_POINTS: [number, number] = [612, 792]

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
      link(480, uri('ftp://files.example/')),
    ]),
  )
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await pdf.save())
}

/** A black square of 32 by 32 points as JPEG 2000. */
const BLACK_JPEG_2000 =
  '/0//UQApAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAABBwEB/1IADAAAAAEAAQQEAAH/XAAHQEBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAjAAH/k8+0RBFQVK/fHLK8AAAAAGEhL/9/gP/Z'

export async function makeScan() {
  const pdf = await PDFDocument.create()
  const sheet = pdf.addPage(LETTER_POINTS)
  const { context } = pdf
  const picture = context.stream(Buffer.from(BLACK_JPEG_2000, 'base64'), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 32,
    Height: 32,
    Filter: 'JPXDecode',
  })
  sheet.node.setXObject(PDFName.of('Scan'), context.register(picture))
  const drawing = context.stream('q 400 0 0 400 100 200 cm /Scan Do Q')
  sheet.node.set(PDFName.of('Contents'), context.register(drawing))
  return Buffer.from(await pdf.save())
}

import { PDFDocument, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib'

/**
 * Writes values into the fields of the worksheet, by the numbers of the form's items.
 *
 * @throws Error where the worksheet has no such field, or its font lacks a letter
 */
export async function fillWorksheet(template: ArrayBuffer, values: Record<string, string>) {
  const pdf = await PDFDocument.load(template)
  const form = pdf.getForm()
  for (const [item, value] of Object.entries(values)) {
    const field = form.getField(item)
    if (field instanceof PDFRadioGroup) field.select(value)
    else if (field instanceof PDFTextField) field.setText(value)
  }
  return pdf.save()
}

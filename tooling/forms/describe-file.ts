import { PDFDict, PDFHexString, PDFName, type PDFDocument } from '@cantoo/pdf-lib'

import { business } from '#app/content/business.ts'

import { listLinks } from './links.ts'

const MADE_WITH = 'tooling/forms/make.ts'

/** Says what the file is, and takes out what would make each run's bytes different. */
export function describeFile(pdf: PDFDocument) {
  pdf.setAuthor(business.name)
  pdf.setCreator(MADE_WITH)
  pdf.setProducer(MADE_WITH)
  const information = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
  for (const date of ['CreationDate', 'ModDate']) information.delete(PDFName.of(date))
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  for (const page of pdf.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  for (const { annotation, address } of listLinks(pdf)) {
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(address))
  }
}

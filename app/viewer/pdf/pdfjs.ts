import 'pdfjs-dist/web/pdf_viewer.css'

/*
 * The viewer component takes pdf.js's core out of a global that the core sets: the core comes first.
 * The core's legacy build brings what older phones lack, for the component too.
 */
export {
  AnnotationEditorType,
  AnnotationMode,
  getDocument,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
export {
  DownloadManager,
  EventBus,
  LinkTarget,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs'

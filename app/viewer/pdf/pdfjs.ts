import 'pdfjs-dist/web/pdf_viewer.css'

/**
 * The viewer component reads the core from a global, so the core comes first. The legacy build also polyfills for
 * older phones.
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

const FOLDER = 'node_modules/pdfjs-dist/standard_fonts'

/** A font with one file for each weight: a variable one would be embedded as drawings, three times the size. */
export const FONT_FILES = {
  regular: `${FOLDER}/LiberationSans-Regular.ttf`,
  bold: `${FOLDER}/LiberationSans-Bold.ttf`,
}

import { strToU8, zipSync } from 'fflate'

export type SheetXml = {
  name: string
  rows?: string
  columns?: string
  merges?: string
  state?: 'hidden' | 'veryHidden'
  isChart?: boolean
}
type Book = { sheets: SheetXml[]; strings?: string[]; date1904?: boolean; isUncomputed?: boolean }

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const SPACES = `xmlns="${MAIN}" xmlns:r="${OFFICE}"`
const STYLES = `<numFmts count="1"><numFmt numFmtId="170" formatCode="&quot;$&quot;#,##0.00"/></numFmts>
  <fonts><font/><font><strike/></font></fonts><fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills><borders><border/></borders>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="17"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fillId="1"/></cellXfs>`

export function workbookOf({ sheets, strings = [], date1904 = false, isUncomputed = false }: Book) {
  const parts = sheets.map((sheet, index) => {
    const kind = sheet.isChart ? 'chartsheet' : 'worksheet'
    return { ...sheet, kind, id: `rId${index + 1}`, path: `${kind}s/sheet${index + 1}.xml` }
  })
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
      <Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
      <Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/>
      ${parts.map(({ path, kind }) => `<Override PartName="/xl/${path}" ContentType="${TYPE}.${kind}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relationsOf([{ id: 'rId1', kind: 'officeDocument', path: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook ${SPACES}><workbookPr date1904="${Number(date1904)}"/><sheets>${parts
      .map(
        ({ name, state, id }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" state="${state ?? 'visible'}" r:id="${id}"/>`,
      )
      .join('')}</sheets><calcPr fullCalcOnLoad="${Number(isUncomputed)}"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ...parts,
      { id: 'rId98', kind: 'styles', path: 'styles.xml' },
      { id: 'rId99', kind: 'sharedStrings', path: 'sharedStrings.xml' },
    ]),
    'xl/styles.xml': `<styleSheet ${SPACES}>${STYLES}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${SPACES}>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  }
  for (const { path, kind, rows = '', columns = '', merges = '' } of parts) {
    files[`xl/${path}`] =
      kind === 'chartsheet'
        ? `<chartsheet ${SPACES}><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`
        : `<worksheet ${SPACES}>${columns}<sheetData>${rows}</sheetData>${merges}</worksheet>`
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  )
}

function relationsOf(parts: { id: string; kind: string; path: string }[]) {
  const all = parts.map(
    ({ id, kind, path }) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${path}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

export function swollenWorkbook({ size, declared }: { size: number; declared: number }) {
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(size) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [central, local] = [0x02014b50, 0x04034b50]
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === central) view.setUint32(at + 24, declared, true)
    if (signature === local) view.setUint32(at + 22, declared, true)
  }
  return bytes
}

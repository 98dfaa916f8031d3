import { readFileSync } from 'node:fs'
import { readFile } from '#shared/shop/imports/read-file.ts'
const t = performance.now(); const b = new Uint8Array(readFileSync('/tmp/w/imports/million.xlsx'))
const base = process.memoryUsage().rss
try { const r = await readFile(b); console.log('five', r.sheets.map((s) => s.lines.length), r.unread) } catch (e) { console.log('five', (e as any).fault) }
console.log('ms', Math.round(performance.now() - t), 'base', Math.round(base/1e6), 'maxrss MB', process.resourceUsage().maxRSS / 1000)

import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'

const OPTIONS = [
  '--object-streams=generate',
  '--recompress-flate',
  '--compression-level=9',
  '--deterministic-id',
]
const NOT_FOUND = 'ENOENT'

/** Makes the file smaller with qpdf; where there is no qpdf the file stays as it is, and is as good. */
export function compress(file: string) {
  const smaller = `${file}.smaller`
  const { status, error, stderr } = spawnSync('qpdf', [...OPTIONS, file, smaller], {
    encoding: 'utf8',
  })
  if (error && 'code' in error && error.code === NOT_FOUND) return false
  if (error) throw error
  if (status !== 0) throw new Error(`qpdf refused ${file}: ${stderr}`)
  renameSync(smaller, file)
  return true
}

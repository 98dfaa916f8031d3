/** Long enough for every browser to have begun the download. */
const RELEASE_MS = 60_000

/** Hands the visitor a file, made here and sent nowhere. */
export function saveFile(name: string, type: string, parts: string[]) {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS)
}

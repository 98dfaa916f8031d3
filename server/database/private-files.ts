import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'

/** Makes a directory that only its owner may enter. */
export function makePrivateDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  permit(directory, 0o700)
}

/** Makes sure that a file exists and that only its owner may read it. SQLite gives its side files the same mode. */
export function openPrivately(file: string) {
  closeSync(openSync(file, 'a', 0o600))
  permit(file, 0o600)
}

function permit(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // On a mounted volume the directory may belong to someone else, who has then decided its mode.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCE = '@zxcvbn-ts/language-common@3.0.4'
const WANTED = 20_000
const TARGET = join(import.meta.dirname, '..', 'server', 'accounts', 'common-passwords.txt')

/** The head of a list under the MIT license. */
function listCommonPasswords() {
  const directory = mkdtempSync(join(tmpdir(), 'common-passwords-'))
  const options = { cwd: directory, encoding: 'utf8' } as const
  const archive = execFileSync('npm', ['pack', '--silent', SOURCE], options).trim()
  execFileSync('tar', ['xzf', archive], options)

  const read = (name: string) => readFileSync(join(directory, 'package', name), 'utf8')
  const passwords: string[] = JSON.parse(read('src/passwords.json'))
  const licence = read('LICENSE.txt').split('\n').filter(Boolean).join('\n')
  const header = `From ${SOURCE}, by tooling/list-common-passwords.ts\n${licence}`
  const lower = new Set(passwords.map((password) => password.toLowerCase()))
  writeFileSync(TARGET, `${header}\n\n${[...lower].slice(0, WANTED).join('\n')}\n`)
}

listCommonPasswords()

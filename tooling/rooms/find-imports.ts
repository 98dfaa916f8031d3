import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import { parseSync, Visitor } from 'vite'

export type Import = { written: string; to: string | null; isType: boolean }

const packageJson: { imports: Record<string, string | { default: string }> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const aliases = Object.entries(packageJson.imports).map(([alias, target]) => {
  const path = typeof target === 'string' ? target : target.default
  return [alias.replace('*', ''), path.replace(/^\.\/|\*$/g, '')] as const
})
const PREFIX = /^script-(text|address):/

export function findImports(file: string, source: string): Import[] {
  const { program } = parseSync(file, source)
  const imports: Import[] = []
  const add = (node: unknown, isType = false) => {
    const { value } = node as { value?: unknown }
    if (typeof value === 'string')
      imports.push({ written: value, to: resolve(file, value), isType })
  }
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers
      const isType =
        names.length > 0 &&
        names.every((name) => 'importKind' in name && name.importKind === 'type')
      add(node.source, isType || node.importKind === 'type')
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source, node.exportKind === 'type')
    },
    ExportAllDeclaration(node) {
      add(node.source, node.exportKind === 'type')
    },
    ImportExpression(node) {
      add(node.source)
    },
    TSImportType(node) {
      add(node.source, true)
    },
    CallExpression(node) {
      const { callee } = node
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        node.arguments[0]
      )
        add(node.arguments[0])
    },
  }).visit(program)
  return imports
}

function resolve(file: string, written: string): string | null {
  const path = written.replace(PREFIX, '').replace(/\?.*$/, '')
  if (path.startsWith('.')) return join(dirname(file), path)
  const [alias, folder] = aliases.find(([name]) => path.startsWith(name)) ?? []
  if (alias !== undefined) return folder + path.slice(alias.length)
  return PREFIX.test(written) ? path : null
}

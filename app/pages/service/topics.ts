import { menuPaths } from '#app/ui/navigation.ts'
import type { Topic } from '#content/service.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '#content/services/**/*.ts',
    '#content/tools/*.ts',
    '#content/company/*.ts',
    '#content/ai-tools.ts',
  ],
  { eager: true },
)

export const topics = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isTopic)
  .toSorted((one, other) => menuPaths.indexOf(one.path) - menuPaths.indexOf(other.path))

function isTopic(exported: unknown): exported is Topic {
  return Object(exported) === exported && 'glance' in Object(exported)
}

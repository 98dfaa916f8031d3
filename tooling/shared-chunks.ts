import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** Modules that are loaded together, and the entries that load them: pages, and scripts fetched later. */
type Chunk = { modules: string[]; length: number; loadedBy: Set<string> }

/** The chunk of our own that every page loads. */
export const COMMON = 'frame'

const ON_EVERY_PAGE = /\/(entry\.client|root|layout\/frame)\.tsx/
const LIBRARY = /\/node_modules\//
const STYLES = /\.css(\?|$)/
/** Styles stand in the HTML of a page, which comes anew each time. */
const STYLES_WEIGHT = 30
/** One more request of a page costs as much as so many characters of source that it doesn't need. */
const REQUEST_LENGTH = 6_000

/**
 * How the build shares out modules that several pages load: what every page loads makes one file of libraries and one of our own;
 * the rest makes a chunk for each set of pages, and small ones are joined while the requests they save outweigh the code that pages
 * then load in vain. A chunk for each set alone is a hundred requests for a page of the console, most of them for less than 2 kB.
 */
export function sharedChunks() {
  const names = new Map<string, string>()

  return {
    name: 'shared-chunks',
    // After React Router, which sets how entries are kept.
    enforce: 'post' as const,
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension' as const,
              // Else it puts the libraries into the entry that starts React, which then starts before its page is there.
              experimental: { chunkOptimization: false },
              output: {
                codeSplitting: {
                  // A module's own imports may belong to more pages than the module does.
                  includeDependenciesRecursively: false,
                  groups: [{ debugName: 'shared', name: (id: string) => names.get(id) ?? null }],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd(this: Rolldown.PluginContext & { environment: { name: string } }) {
      if (this.environment.name !== 'client') return
      names.clear()
      for (const [id, name] of nameChunks(this)) names.set(id, name)
    },
  }
}

function nameChunks(graph: Graph) {
  const ids = [...graph.getModuleIds()]
  const names = new Map<string, string>()
  // An entry starts something as it runs, and so stands in no file that others import.
  const shareable = ids.filter((id) => !graph.getModuleInfo(id)?.isEntry)
  const common = reachedFrom(
    ids.filter((id) => ON_EVERY_PAGE.test(id)),
    graph,
  )
  for (const id of shareable.filter((each) => common.has(each))) {
    names.set(id, LIBRARY.test(id) ? 'libraries' : COMMON)
  }
  const others = shareable.filter((id) => !names.has(id))
  for (const [position, { modules }] of joined(chunksOf(others, graph), graph).entries()) {
    for (const id of modules) names.set(id, `shared-${position}`)
  }
  return names
}

/** A chunk for each set of entries that loads a module; what one entry alone loads stays with it. */
function chunksOf(ids: string[], graph: Graph) {
  const loadedBy = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const entry of [...graph.getModuleIds()].filter((id) => isEntry(id, graph))) {
    for (const id of reachedFrom([entry], graph)) loadedBy.get(id)?.add(entry)
  }
  const shared = ids.filter((id) => (loadedBy.get(id)?.size ?? 0) > 1)
  const bySet = Map.groupBy(shared, (id) => [...(loadedBy.get(id) ?? [])].toSorted().join())
  return [...bySet.values()].map((modules): Chunk => {
    const length = modules.reduce((sum, id) => sum + lengthOf(id, graph), 0)
    return { modules, length, loadedBy: new Set(loadedBy.get(modules[0] ?? '')) }
  })
}

function lengthOf(id: string, graph: Graph) {
  const length = graph.getModuleInfo(id)?.code?.length ?? 0
  return STYLES.test(id) ? STYLES_WEIGHT * length : length
}

function joined(chunks: Chunk[], graph: Graph) {
  const left = new Set(chunks)
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])))

  function importsOf(chunk: Chunk) {
    const imported = chunk.modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
    const found = new Set(imported.flatMap((id) => chunkOf.get(id) ?? []))
    found.delete(chunk)
    return found
  }

  function allImportsOf(...some: Chunk[]) {
    const found = new Set(some.flatMap((chunk) => [...importsOf(chunk)]))
    for (const chunk of found) for (const each of importsOf(chunk)) found.add(each)
    return found
  }

  /** Whether joining two makes chunks import each other. */
  function isCircular(one: Chunk, other: Chunk) {
    const between = [...importsOf(one), ...importsOf(other)].filter(
      (chunk) => chunk !== one && chunk !== other,
    )
    const reached = allImportsOf(...between)
    return reached.has(one) || reached.has(other)
  }

  /** What joining two costs all pages, in characters; less than nothing where it saves. */
  function costOf(one: Chunk, other: Chunk) {
    const both = one.loadedBy.intersection(other.loadedBy).size
    const onlyOne = one.loadedBy.size - both
    const onlyOther = other.loadedBy.size - both
    const cost = onlyOne * other.length + onlyOther * one.length - both * REQUEST_LENGTH
    if (cost >= 0) return cost
    const loadedBy = one.loadedBy.union(other.loadedBy)
    const imported = [...allImportsOf(one, other)].filter((each) => each !== one && each !== other)
    const inVain = imported.map(
      (each) => loadedBy.difference(each.loadedBy).size * (each.length + REQUEST_LENGTH),
    )
    return inVain.reduce((sum, each) => sum + each, cost)
  }

  function join(chunk: Chunk) {
    let best: Chunk | undefined
    let least = 0
    for (const other of left) {
      if (other === chunk) continue
      const cost = costOf(chunk, other)
      if (cost < least && !isCircular(chunk, other)) [best, least] = [other, cost]
    }
    if (!best) return false
    left.delete(chunk)
    for (const id of chunk.modules) chunkOf.set(id, best)
    best.modules.push(...chunk.modules)
    best.length += chunk.length
    best.loadedBy = best.loadedBy.union(chunk.loadedBy)
    for (const imported of allImportsOf(best)) {
      imported.loadedBy = imported.loadedBy.union(best.loadedBy)
    }
    return true
  }

  const smallestFirst = () => [...left].toSorted((one, other) => one.length - other.length)
  while (smallestFirst().filter((chunk) => left.has(chunk) && join(chunk)).length > 0);
  return [...left]
}

function isEntry(id: string, graph: Graph) {
  const module = graph.getModuleInfo(id)
  return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
}

function reachedFrom(ids: string[], graph: Graph) {
  const reached = new Set(ids)
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}

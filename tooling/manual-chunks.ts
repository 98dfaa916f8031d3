type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const ON_EVERY_PAGE = /\/(entry\.client|root|layout\/frame)\.tsx$/
const LIBRARY = /\/node_modules\//
const FIELDS = /\/app\/ui\/(?:form-context|(?:text|select)-field|banner|inline-markdown)\.tsx?$/

/** The public site's styles: the parts that need no script bring theirs with the page. */
const STYLES = /\/app\/(?!shop\/|pages\/staff\/|viewer\/pdf\/).*\.css$|\/inter\.css$/

/**
 * One style sheet, one file of libraries and one of our own code: thirty small files would compress
 * worse, and be named in every page.
 */
export function commonChunks() {
  const common = new Set<string>()

  function follow(id: string, graph: Graph) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (common.has(imported)) continue
      common.add(imported)
      follow(imported, graph)
    }
  }

  return {
    groups: [
      // Takes nothing: it sees every module first, and records its imports.
      {
        name: (id: string, graph: Graph) => {
          if (ON_EVERY_PAGE.test(id)) follow(id, graph)
          return null
        },
      },
      { name: 'site', test: STYLES, priority: 1 },
      { name: (id: string) => (common.has(id) && LIBRARY.test(id) ? 'libraries' : null) },
      { name: (id: string) => (common.has(id) ? 'frame' : null) },
      { name: 'fields', test: FIELDS },
    ],
  }
}

import { posix } from 'node:path'
import { type Import, type Module, parseModule } from './parseModule.js'

export type Edge = Import & {
  /** Path inside the repository, or the bare specifier of a package. */
  target: string
  isPackage: boolean
}

export type Graph = {
  modules: ReadonlyMap<string, Module>
  edges(path: string): readonly Edge[]
  /**
   * Returns what `path` reaches by static imports, and by dynamic ones if
   * `isFirstUseIncluded` is set. Type imports are ignored.
   */
  reach(
    path: string,
    options?: { isFirstUseIncluded?: boolean },
  ): readonly { target: string; trail: readonly string[] }[]
}

/** @param files - Sources by path inside the repository. */
export function createGraph(files: Readonly<Record<string, string>>): Graph {
  const modules = new Map(
    Object.entries(files).map(([path, source]) => [
      path,
      parseModule(path, source),
    ]),
  )
  const edges = new Map(
    [...modules].map(([path, module]) => [
      path,
      module.imports.map((one) => toEdge(path, one, modules)),
    ]),
  )
  return {
    modules,
    edges: (path) => edges.get(path) ?? [],
    reach(path, { isFirstUseIncluded = false } = {}) {
      const found = new Map<string, readonly string[]>([[path, [path]]])
      for (const [from, trail] of found)
        for (const edge of edges.get(from) ?? []) {
          if (edge.isType || found.has(edge.target)) continue
          if (edge.isDynamic && !isFirstUseIncluded) continue
          found.set(edge.target, [...trail, edge.target])
        }
      return [...found].map(([target, trail]) => ({ target, trail }))
    },
  }
}

function toEdge(
  path: string,
  one: Import,
  modules: ReadonlyMap<string, Module>,
): Edge {
  if (!one.specifier.startsWith('.'))
    return { ...one, target: one.specifier, isPackage: true }
  const target = posix.join(posix.dirname(path), one.specifier)
  const stem = target.replace(/\.js$/, '')
  const found = [target, `${stem}.ts`, `${stem}.tsx`].find((candidate) =>
    modules.has(candidate),
  )
  return { ...one, target: found ?? target, isPackage: false }
}

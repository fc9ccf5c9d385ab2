import { posix } from 'node:path'
import type { Graph } from './createGraph.js'

const source = 'packages/wallet/src/'

/**
 * Rooms of the wallet, lower ones first: each may import those before it.
 * `exports` and `test` may import all.
 */
const rooms = [
  'storage',
  'core',
  'ui',
  'keys',
  'wire',
  'node',
  'build',
  'requests',
  'account',
  'approve',
  'page',
  'windows',
]

/** A room imports lower rooms only, and every file is in a room. */
export function findUpward(graph: Graph): string[] {
  return listEdges(graph).flatMap(({ from, to }) => {
    const [a, b] = [toRank(from), toRank(to)]
    if (a === -1) return [`${from} is in no room of the wallet`]
    return b > a || b === -1 ? [`${from} -> ${to} leads to a higher room`] : []
  })
}

/** Folders that reach themselves through others, types included. */
export function findFolderCircles(graph: Graph): string[] {
  const folders = new Map<string, Map<string, string>>()
  for (const { from, to } of listEdges(graph)) {
    const [a, b] = [posix.dirname(from), posix.dirname(to)]
    if (a === b) continue
    const targets = folders.get(a) ?? new Map()
    folders.set(a, targets.set(b, `${from} -> ${to}`))
  }
  return [...folders].flatMap(([folder, targets]) =>
    [...targets].flatMap(([target, edge]) =>
      reaches(folders, target, folder) ? [`${edge} closes a circle`] : [],
    ),
  )
}

/** Whole keys exist in the worker alone, which alone has code of `keys`. */
export function findKeyImports(graph: Graph): string[] {
  return listEdges(graph, { isValue: true }).flatMap(({ from, to }) =>
    to.startsWith(`${source}keys/`) && !from.startsWith(`${source}keys/`)
      ? [`${from} -> ${to} imports a value of keys/`]
      : [],
  )
}

function listEdges(graph: Graph, options: { isValue?: boolean } = {}) {
  return [...graph.modules.keys()]
    .filter((path) => isRoom(path))
    .flatMap((from) =>
      graph
        .edges(from)
        .filter(({ isPackage, isType, target }) =>
          isPackage || (options.isValue && isType)
            ? false
            : graph.modules.has(target),
        )
        .map(({ target }) => ({ from, to: target })),
    )
}

const isRoom = (path: string) =>
  path.startsWith(source) &&
  !/^(exports|test)\//.test(path.slice(source.length))

function toRank(path: string) {
  return rooms.indexOf(path.slice(source.length).split('/')[0] ?? '')
}

function reaches(
  folders: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  to: string,
) {
  const seen = new Set([from])
  for (const folder of seen)
    for (const next of folders.get(folder)?.keys() ?? []) seen.add(next)
  return seen.has(to)
}

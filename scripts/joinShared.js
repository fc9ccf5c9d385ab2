import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'

/** Below it, a file of an app costs more as a request than by its bytes. */
const MIN_BYTES = 4_000
/** What the parts may load and not need, in sum, for joining two. */
const MAX_COST = 25_000
/** What the modal may share, counting what is one file in most apps. */
const MAX_FILES = 10
const APP = '\0app:'

/**
 * Apps, by what they import. A bundler splits the first one's as far as it
 * goes; the others' load what they use of it before any action.
 */
const apps = [
  {
    'exports/components.js': 'ConnectButton',
    'exports/connectors.js': 'authFrame, walletConnect',
    'exports/index.js': 'createKit, KitProvider',
  },
  {
    'exports/connectors.js': 'authFrame, walletConnect',
    'exports/index.js':
      'createKit, KitProvider, useAccounts, useBalances, useEmailLogin, useSendToken',
  },
  { 'exports/index.js': 'createKit', 'exports/solana.js': 'solana' },
]

/** Packages that every app has. */
const peers = /^(@wagmi\/core|viem|wagmi)\b/

/** Lazy parts that load together while somebody waits, the modal first. */
const waits = [
  ['components/dialog/modalRoots.js'],
  ['frame/createFrameClient.js', 'hooks/login/createEmailLogin.js'],
]

/**
 * Joins the small modules of `dist` that several lazy parts share. An app's
 * bundler makes a file of what the same parts share, and most would be tiny.
 * A joined module stays, and passes on its exports.
 *
 * The modules of a file below 4 kB join those of the file that makes the parts
 * load the least they do not need. So do those of the modal's files, until they
 * are few. Never joined: what loads before any action with what does not, what
 * the modal waits for with what it does not, what would import itself, modules
 * of the client with others, modules that import or load different packages, which
 * an app may not have, and what a small entry point re-exports.
 *
 * @param {string} dist
 */
export async function joinShared(dist) {
  const graph = await readGraph(dist)
  for (const ids of planFiles(graph)) await writeFile(dist, ids, graph.modules)
}

/**
 * @typedef {{ exports: string[], imports: string[], isClient: boolean, loads: string[] }} Module
 * @typedef {Map<string, Module>} Modules
 * @typedef {{ kind: 'entry' | 'first' | 'lazy' | 'wait', needs: Set<string> }} Part
 * @typedef {{ bytes: number, count: number, ids: string[], parts: Set<Part> }} Shared
 */

/**
 * Bundles the apps, and returns what their parts share.
 *
 * @param {string} dist
 */
async function readGraph(dist) {
  /** @type {Modules} */
  const modules = new Map()
  const chunks = await bundle({
    sources: apps.map((app) =>
      Object.entries(app)
        .map(([path, names]) => `export { ${names} } from '${dist}/${path}'`)
        .join('\n'),
    ),
    toExternal: (id) => (id.startsWith(dist) ? undefined : id),
    onEnd(context) {
      for (const id of context.getModuleIds()) {
        const info = context.getModuleInfo(id)
        if (!info || !id.startsWith(dist)) continue
        modules.set(id, {
          exports: [...info.exports],
          imports: [...info.importedIds],
          loads: [...info.dynamicallyImportedIds],
          isClient: /^['"]use client['"]/.test(readFileSync(id, 'utf8')),
        })
      }
    },
  })
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** @param {import('rolldown').OutputChunk[]} some */
  function listNeeds(some, seen = new Set(some.map((one) => one.fileName))) {
    for (const next of some.flatMap(({ imports }) => imports)) {
      const chunk = byName.get(next)
      if (chunk && !seen.has(next)) listNeeds([chunk], seen.add(next))
    }
    return seen
  }
  const sets = waits.map((paths) =>
    chunks.filter(({ facadeModuleId }) =>
      paths.some((path) => facadeModuleId === `${dist}/${path}`),
    ),
  )
  const others = chunks
    .filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)
    .filter((chunk) => !sets.flat().includes(chunk))
  /** @param {Part['kind']} kind @param {import('rolldown').OutputChunk[]} some */
  const toPart = (kind, some) => ({ kind, needs: listNeeds(some) })
  const parts = [
    ...sets.map((set, index) => toPart(index === 0 ? 'first' : 'wait', set)),
    ...others.map((one) => toPart(one.isEntry ? 'entry' : 'lazy', [one])),
  ]
  const [early] = chunks.filter(({ isEntry }) => isEntry)
  const shared = chunks
    .filter(({ isDynamicEntry, isEntry }) => !isDynamicEntry && !isEntry)
    .filter(({ fileName }) => !early || !listNeeds([early]).has(fileName))
    .map(({ code, fileName, moduleIds }) => ({
      bytes: code.length,
      count: 1,
      ids: moduleIds.filter((id) => modules.has(id)),
      parts: new Set(parts.filter(({ needs }) => needs.has(fileName))),
    }))
  return { modules, shared }
}

/**
 * Returns the modules of each file to write.
 *
 * @param {{ modules: Modules, shared: Shared[] }} graph
 */
function planFiles({ modules, shared }) {
  let files = shared.filter(({ ids }) => ids.length > 0)
  /** @param {string[]} ids */
  function listPackages(ids) {
    const needs = ids.flatMap((id) => {
      const { imports = [], loads = [] } = modules.get(id) ?? {}
      return [...imports, ...loads].filter((one) => /^[\w@]/.test(one))
    })
    return [...new Set(needs.filter((id) => !peers.test(id)))].sort().join()
  }
  /** @param {Shared} file @param {Shared} other */
  function canJoin(file, other) {
    const ids = [...file.ids, ...other.ids]
    const clients = ids.filter((id) => modules.get(id)?.isClient)
    const isMixed = clients.length > 0 && clients.length < ids.length
    const isSame = listPackages(file.ids) === listPackages(other.ids)
    return isSame && !isMixed && !importsItself(ids, files, modules)
  }
  /** @param {Shared} file @param {Shared} other */
  function joinFiles(file, other) {
    files = files.filter((one) => one !== file && one !== other)
    files.push({
      bytes: file.bytes + other.bytes,
      count: file.count + other.count,
      ids: [...file.ids, ...other.ids],
      parts: new Set([...file.parts, ...other.parts]),
    })
  }
  /** @type {Set<Shared>} */
  const alone = new Set()
  for (;;) {
    const [small] = files
      .filter((file) => file.bytes < MIN_BYTES && !alone.has(file))
      .sort((one, other) => one.bytes - other.bytes)
    if (!small) break
    const best = files
      .filter((file) => file !== small)
      .map((file) => ({ cost: toCost(small, file, ['lazy']), file }))
      .filter(({ cost }) => cost < MAX_COST)
      .sort((one, other) => one.cost - other.cost)
      .find(({ file }) => canJoin(small, file))?.file
    if (best) joinFiles(small, best)
    else alone.add(small)
  }
  for (;;) {
    const first = files.filter(({ parts }) =>
      [...parts].some(({ kind }) => kind === 'first'),
    )
    if (first.length < MAX_FILES) break
    const best = first
      .flatMap((file, index) =>
        first.slice(index + 1).map((other) => ({
          cost: toCost(file, other, ['lazy', 'wait']),
          file,
          other,
        })),
      )
      .filter(({ cost }) => Number.isFinite(cost))
      .sort((one, another) => one.cost - another.cost)
      .find(({ file, other }) => canJoin(file, other))
    if (!best) break
    joinFiles(best.file, best.other)
  }
  return files.filter(({ count }) => count > 1).map(({ ids }) => ids.sort())
}

/**
 * Returns the bytes that parts would load and not need, infinite where one of
 * another kind would.
 *
 * @param {Shared} file
 * @param {Shared} other
 * @param {Part['kind'][]} kinds
 */
function toCost(file, other, kinds) {
  let cost = 0
  for (const part of new Set([...file.parts, ...other.parts])) {
    const added = [file, other].find(({ parts }) => !parts.has(part))?.bytes
    if (added && !kinds.includes(part.kind)) return Number.POSITIVE_INFINITY
    cost += added ?? 0
  }
  return cost
}

/**
 * Returns whether a file of these modules would import itself by way of
 * others. Classes that extend each other's could not be evaluated then.
 *
 * @param {string[]} ids
 * @param {Shared[]} files
 * @param {Modules} modules
 */
function importsItself(ids, files, modules) {
  const mates = new Map(
    files
      .filter(({ count }) => count > 1)
      .flatMap((file) => file.ids.map((id) => [id, file.ids])),
  )
  /** @param {string} id */
  const listImports = (id) => modules.get(id)?.imports ?? []
  const own = new Set(ids)
  const waiting = ids.flatMap(listImports).filter((id) => !own.has(id))
  const seen = new Set(waiting)
  for (let id = waiting.pop(); id; id = waiting.pop())
    for (const next of (mates.get(id) ?? [id]).flatMap(listImports)) {
      if (own.has(next)) return true
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  return false
}

/**
 * Writes a file of modules, and makes them pass on its exports.
 *
 * @param {string} dist
 * @param {string[]} ids
 * @param {Modules} modules
 */
async function writeFile(dist, ids, modules) {
  const [first = ''] = ids
  const path = join(dist, 'shared', relative(dist, first))
  const directive = modules.get(first)?.isClient ? "'use client'\n" : ''
  const taken = new Set()
  /** @type {string[]} */
  const sources = []
  const stubs = new Map()
  for (const id of ids) {
    const names = (modules.get(id)?.exports ?? []).map((name) => {
      const free = taken.has(name) ? `${name}_${taken.size}` : name
      taken.add(free)
      return { free, name }
    })
    const into = names.map(({ free, name }) => `${name} as ${free}`)
    const out = names.map(({ free, name }) => `${free} as ${name}`)
    const file = toSpecifier(dirname(id), path)
    sources.push(`export { ${into} } from '${id}'`)
    stubs.set(id, `${directive}export { ${out} } from '${file}'\n`)
  }
  const own = new Set(ids)
  const [chunk] = await bundle({
    sources: [sources.join('\n')],
    toExternal(id) {
      if (own.has(id)) return undefined
      return id.startsWith(dist) ? toSpecifier(dirname(path), id) : id
    },
  })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${directive}${chunk?.code}`)
  for (const [id, stub] of stubs) writeFileSync(id, stub)
}

/** @param {string} folder @param {string} path */
function toSpecifier(folder, path) {
  const specifier = relative(folder, path).replaceAll('\\', '/')
  return specifier.startsWith('.') ? specifier : `./${specifier}`
}

/**
 * @param {object} parameters
 * @param {string[]} parameters.sources of the modules to begin with
 * @param {(id: string) => string | undefined} parameters.toExternal
 * what to import in the place of a module that is not bundled
 * @param {(context: import('rolldown').PluginContext) => void} [parameters.onEnd]
 */
async function bundle({ onEnd, sources, toExternal }) {
  const built = await rolldown({
    input: sources.map((_, index) => `${APP}${index}`),
    logLevel: 'silent',
    // An app's bundler may leave a constant where it is.
    optimization: { inlineConst: false },
    preserveEntrySignatures: 'strict',
    plugins: [
      {
        name: 'apps',
        resolveId(id, importer) {
          if (id.startsWith(APP)) return id
          const isPath = id.startsWith('.') || id.startsWith('/')
          const path = isPath && importer ? resolve(dirname(importer), id) : id
          const external = toExternal(path)
          return external
            ? { external: true, id: external }
            : { id: path, moduleSideEffects: false }
        },
        load: (id) =>
          id.startsWith(APP)
            ? sources[Number(id.slice(APP.length))]
            : undefined,
        generateBundle() {
          onEnd?.(this)
        },
      },
    ],
  })
  const { output } = await built.generate({ format: 'esm' })
  await built.close()
  return output.filter((file) => file.type === 'chunk')
}

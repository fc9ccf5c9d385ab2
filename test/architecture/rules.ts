import type { Edge, Graph } from './createGraph.js'
import { findCrossings } from './featureRooms.js'
import type { Markup } from './findMarkup.js'
import { toLayer } from './layers.js'
import { lazyImports } from './lazyImports.js'
import { moduleState } from './moduleState.js'
import type { Module } from './parseModule.js'
import { findFolderCircles, findKeyImports, findUpward } from './walletRooms.js'

/** Returns one sentence for each violation of the rule in the graph. */
export type Rule = (graph: Graph) => string[]

/** `wagmi/actions` is free of React; the rest of wagmi may import it. */
const noReact =
  /^(react|react-dom|wagmi(?!\/actions$)|@tanstack\/react-query)(\/|$)/
const noWagmi = /^(wagmi|@wagmi)(\/|$)/
const isZod = /^zod(\/|$)/
const isSolana = /^(src\/solana\/|@solana(-mobile)?\/|@wallet-standard\/)/
const wireMarker = /@w3m-(app|frame)\//
const hostLiteral = /\b(?:https?|wss?):\/\//
/** XML namespace names are written as URLs but never fetched. */
const xmlNamespace = /^http:\/\/www\.w3\.org\//

/** Suffixes of what a file in `query` may export, after its file name. */
const querySuffixes = [
  'QueryKey',
  'QueryOptions',
  'InfiniteQueryOptions',
  'MutationOptions',
  'QueryFilters',
]

const entryPoints = [
  'index',
  'connectors',
  'solana',
  'solanaAdapter',
  'solanaKit',
  'siwx',
  'actions',
  'query',
  'api',
  'frame',
  'hosts',
  'kit',
  'server',
  'testing',
  'testingMsw',
  'components',
]

export const rules = {
  'imports lead downwards': eachEdge((module, edge) => {
    if (edge.isPackage) return undefined
    const [from, to] = [toLayer(module.path), toLayer(edge.target)]
    if (!from) return 'lies in no layer'
    if (!to) return 'leads out of the layers'
    if (from.name === to.name) return undefined
    if (to.rank > from.rank) return 'leads upwards'
    return to.rank === from.rank ? 'leads to a sibling' : undefined
  }),

  'components use only hooks, data of features, and core': (graph) =>
    eachEdge((module, edge) => {
      const to = edge.isPackage ? undefined : toLayer(edge.target)
      if (!isIn(module, 'components') || !to) return undefined
      if (to.name === 'features')
        return edge.isType || isData(graph, edge.target)
          ? undefined
          : 'is no data, and leads past the hooks'
      return ['components', 'modal', 'hooks', 'core'].includes(to.name)
        ? undefined
        : 'leads past the hooks'
    })(graph),

  'features import each other along a list': findCrossings,

  'components import no chain library': eachPackage((module, name, edge) =>
    isIn(module, 'components') &&
    !edge.isType &&
    /^(wagmi|@wagmi|viem|ox|@tanstack|jotai)(\/|$)/.test(name)
      ? 'is for the hooks'
      : undefined,
  ),

  'components never call the network': eachModule((module) =>
    isIn(module, 'components') && module.calls.length
      ? `calls ${module.calls.join(', ')}`
      : undefined,
  ),

  'sentences only in the strings': eachMarkup((module, { kind, text }) =>
    isIn(module, 'components', 'hooks', 'context.tsx') && kind === 'sentence'
      ? `'${text}' belongs into components/strings`
      : undefined,
  ),

  'no text beside other nodes': (graph) =>
    [...graph.modules.values()]
      .filter((module) => isIn(module, 'components', 'hooks', 'context.tsx'))
      .flatMap(({ bareTexts, path }) =>
        bareTexts.map((text) => `${path}: '${text}' has no element of its own`),
      ),

  // Under a strict CSP, server-rendered markup cannot carry style attributes.
  'styles only in the style sheets': eachMarkup((module, { kind, text }) => {
    if (!isIn(module, 'components') || kind !== 'style') return undefined
    if (module.path.startsWith('src/components/buttons/'))
      return `'${text}' would come from the server`
    return text.startsWith('--') ? undefined : `'${text}' is no token`
  }),

  'no component behind the other entry points': (graph) =>
    findReached(graph, otherEntryPoints('components'), /^src\/components\//),

  'no view and no dialog before first use': eachReach(
    ['components'],
    /^src\/components\/(views\/\w+View|dialog\/(ConnectDialog|Dialog))\.tsx$/,
  ),

  'entry points only re-export, nothing else does': eachModule((module) => {
    const isEntryPoint = isIn(module, 'exports')
    if (isEntryPoint && !module.isEntryPoint)
      return 'is an entry point with code'
    return !isEntryPoint && module.isEntryPoint && module.imports.length > 0
      ? 'is a barrel'
      : undefined
  }),

  'no import cycles': (graph) => findCycles(graph),

  'state lives on the kit or in a closure': (graph) =>
    [...graph.modules.values()].flatMap(({ path, state }) =>
      state
        .map((name) => `${path} ${name}`)
        .filter((place) => !moduleState[place])
        .map((place) => `${place} is module-level state`),
    ),

  'import() only at feature borders': eachEdge((_module, edge) =>
    edge.isDynamic &&
    !edge.isPackage &&
    !lazyImports[edge.target] &&
    !edge.target.startsWith('src/components/languages/')
      ? 'is not a feature border'
      : undefined,
  ),

  'roots of hooks, actions and query are public': (graph) => {
    const isPublic = new Set(
      [...graph.modules.keys()]
        .filter((path) => path.startsWith('src/exports/'))
        .flatMap((path) => graph.edges(path).map(({ target }) => target)),
    )
    return [...graph.modules.keys()]
      .filter((path) => /^src\/(hooks|actions|query)\/[^/]+$/.test(path))
      .filter((path) => !isPublic.has(path))
      .map((path) => `${path} is not exported by an entry point`)
  },

  'core knows no framework': eachPackage((module, name) =>
    isIn(module, 'core') &&
    (noReact.test(name) ||
      noWagmi.test(name) ||
      isZod.test(name) ||
      /^jotai/.test(name))
      ? 'does not belong into core'
      : undefined,
  ),

  'api and frame know neither React nor wagmi': eachPackage((module, name) =>
    isIn(module, 'api', 'frame', 'pairing', 'server', 'siwx') &&
    (noReact.test(name) || noWagmi.test(name))
      ? 'does not belong there'
      : undefined,
  ),

  'React only from the context up': eachEdge((module, edge) => {
    const { rank = 0 } = toLayer(module.path) ?? {}
    const { rank: first = 0 } = toLayer('src/context.tsx') ?? {}
    const isReact =
      noReact.test(edge.target) || /^jotai($|\/react)/.test(edge.target)
    if (!edge.isPackage || !isReact || rank >= first) return undefined
    // Types of wagmi come from the app's single copy of its core.
    if (edge.isType && edge.target === 'wagmi') return undefined
    // Query options are typed by the library they are made for.
    const isQueryType =
      isIn(module, 'query') &&
      edge.isType &&
      edge.target === '@tanstack/react-query'
    return isQueryType ? undefined : 'is above that layer'
  }),

  "'use client' where React runs, and nowhere beneath": (graph) =>
    [...graph.modules.values()].flatMap((module) => {
      const { rank = 0 } = toLayer(module.path) ?? {}
      const { rank: first = 0 } = toLayer('src/context.tsx') ?? {}
      const isClient = module.directives.includes('use client')
      // Entry points and modules below React also serve server components.
      if (isClient && (rank < first || isIn(module, 'exports')))
        return [`${module.path} is not for the browser alone`]
      const edge = graph.edges(module.path).find(needsBrowser)
      return edge && rank >= first && !isClient && !isIn(module, 'exports')
        ? [`${module.path} lacks 'use client' for ${edge.target}`]
        : []
    }),

  // npm nests it inside wagmi, where this package cannot resolve it.
  "wagmi's core only through wagmi": eachPackage((_module, name) =>
    name.startsWith('@wagmi/')
      ? 'is wagmi, or wagmi/actions where React is not'
      : undefined,
  ),

  'zod only in api and frame, and only zod/mini': eachPackage(
    (module, name) => {
      if (!isZod.test(name)) return undefined
      if (!isIn(module, 'api', 'frame')) return 'is for borders only'
      return name === 'zod/mini' ? undefined : 'is not zod/mini'
    },
  ),

  '@solana only in solana': eachPackage((module, name) =>
    isSolana.test(name) && !isIn(module, 'solana')
      ? 'belongs into src/solana'
      : undefined,
  ),

  'no Solana behind the other entry points': (graph) =>
    findReached(
      graph,
      otherEntryPoints('solana', 'solanaAdapter', 'solanaKit'),
      isSolana,
    ),

  // Apps without the adapter do not install it, and need none of its types.
  'wallet-adapter-base only in the adapter': eachPackage((module, name) =>
    name === '@solana/wallet-adapter-base' &&
    module.path !== 'src/solana/frame/FrameWalletAdapter.ts'
      ? 'is for the adapter'
      : undefined,
  ),

  // The same for apps without it.
  '@solana/kit only in its signer': eachPackage((module, name) =>
    name === '@solana/kit' && module.path !== 'src/solana/kit/getSigner.ts'
      ? 'is for the signer'
      : undefined,
  ),

  'no @solana before first use': (graph) =>
    graph
      .reach('src/solana/solana.ts')
      .filter(({ target }) => target.startsWith('@solana'))
      .map(({ trail }) => trail.join(' -> ')),

  'WalletConnect only in pairing': eachPackage((module, name) =>
    /^@(walletconnect|reown)\//.test(name) && !isIn(module, 'pairing')
      ? 'belongs into src/pairing'
      : undefined,
  ),

  'hosts only in the options': eachText((module, text) =>
    !/^src\/core\/options(\/.+)?\.ts$/.test(module.path) &&
    hostLiteral.test(text) &&
    !xmlNamespace.test(text)
      ? 'is a host'
      : undefined,
  ),

  'wire markers only in the protocol': eachText((module, text) =>
    !/^src\/frame\/protocol\/.+\.ts$/.test(module.path) && wireMarker.test(text)
      ? 'is a wire marker'
      : undefined,
  ),

  "wagmi's internals only in connectors/wagmi": (graph) =>
    [...graph.modules.values()].flatMap(({ path, wagmiTouches }) =>
      wagmiTouches
        // The pairing has its own state and does not use wagmi.
        .filter((one) => one !== 'setState' || !path.startsWith('src/pairing/'))
        .filter((one) => one !== 'setState' || path !== boundaryFile)
        .filter(() => !path.startsWith('src/connectors/wagmi/'))
        .map((one) => `${path}: ${one} belongs into src/connectors/wagmi`),
    ),

  'what only secure contexts have, only in its module': eachSecureOnly(
    /^src\/core\/secureContext\//,
  ),

  'nothing forbidden': (graph) =>
    [...graph.modules.values()].flatMap(({ forbidden, path }) =>
      forbidden
        // `process.env.NODE_ENV`, which bundlers replace.
        .filter((one) => one !== 'process' || path !== developmentFile)
        // React has no other way to catch errors.
        .filter((one) => one !== 'class' || path !== boundaryFile)
        .map((construct) => `${path}: ${construct}`),
    ),

  // Rooms below them hold subjects, and export what belongs together.
  'a public action, query or hook per file': eachModule((module) => {
    if (!/^src\/(actions|query|hooks)\/[^/]+$/.test(module.path))
      return undefined
    const stem = module.path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    const allowed = isIn(module, 'query')
      ? [stem, ...querySuffixes.map((suffix) => `${stem}${suffix}`)]
      : [stem]
    const foreign = module.exports.filter((name) => !allowed.includes(name))
    return foreign.length ? `exports ${foreign.join(', ')}` : undefined
  }),

  'no zod before first use': eachReach(
    ['index', 'connectors', 'solana', 'actions', 'query'],
    isZod,
  ),

  'no React behind the entry points of actions and query': eachReach(
    ['connectors', 'solana', 'actions', 'query', 'api', 'frame', 'server'],
    noReact,
  ),
} satisfies Record<string, Rule>

/** Rules for what lies outside the package: workspaces, playground, examples. */
export const outsideRules = {
  'what only secure contexts have, only in its module': (graph) =>
    eachSecureOnly(/^playground\/app\/src\/secureContext\.ts$/)(graph).filter(
      // The pages of the secure frame require HTTPS; Node has all of it.
      (sentence) => sentence.startsWith('playground/app/'),
    ),

  'no import cycles': (graph) => findCycles(graph),

  'rooms of the wallet import lower ones': findUpward,

  'no circle of folders in the wallet': findFolderCircles,

  'only the worker imports values of keys/': findKeyImports,

  'the package is imported by its entry points': eachEdge((_module, edge) =>
    /^(src|dist)\//.test(edge.target) ||
    /^latchkey\/(src|dist)\//.test(edge.target)
      ? 'is not an entry point'
      : undefined,
  ),

  'packages depend on lower packages only, by their entry points': eachEdge(
    ({ path }, { isPackage, target }) => {
      const rank = findWorkspace(path)
      // Tests fake the outside of a package with the packages above it.
      if (rank === -1 || /\/test\//.test(path)) return undefined
      if (!isPackage) {
        const other = findWorkspace(target)
        // The playground builds styles with the package's own script.
        const isOutside = other === -1 && path.startsWith('playground/')
        return other === rank || isOutside
          ? undefined
          : 'leads out of its package'
      }
      const [, name, subpath] = /^latchkey-(\w+)\/?(.*)$/.exec(target) ?? []
      if (!name) return undefined
      const other = findWorkspace(`packages/${name}/`)
      if (other === -1 || /^(src|dist)\//.test(subpath ?? ''))
        return 'is not an entry point'
      return other >= rank ? 'depends on a higher package' : undefined
    },
  ),
} satisfies Record<string, Rule>

/** Lower ones first: each may import those before it, and `latchkey`. */
const workspaces = [
  'packages/wallet',
  'packages/server',
  'packages/devnet',
  'playground',
]

function findWorkspace(path: string) {
  return workspaces.findIndex((folder) => path.startsWith(`${folder}/`))
}

function eachModule(check: (module: Module) => string | undefined): Rule {
  return (graph) =>
    [...graph.modules.values()].flatMap((module) => {
      const problem = check(module)
      return problem ? [`${module.path} ${problem}`] : []
    })
}

/** @param isModule - matches the files that may use them */
function eachSecureOnly(isModule: RegExp): Rule {
  return (graph) =>
    [...graph.modules.values()]
      .filter(({ path }) => !isModule.test(path))
      .flatMap(({ path, secureOnly }) =>
        secureOnly.map((name) => `${path}: ${name} needs HTTPS`),
      )
}

function eachEdge(
  check: (module: Module, edge: Edge) => string | undefined,
): Rule {
  return (graph) =>
    [...graph.modules.values()].flatMap((module) =>
      graph.edges(module.path).flatMap((edge) => {
        const problem = check(module, edge)
        return problem ? [`${module.path} -> ${edge.target} ${problem}`] : []
      }),
    )
}

function eachPackage(
  check: (module: Module, name: string, edge: Edge) => string | undefined,
): Rule {
  return eachEdge((module, edge) =>
    edge.isPackage ? check(module, edge.target, edge) : undefined,
  )
}

function eachMarkup(
  check: (module: Module, markup: Markup) => string | undefined,
): Rule {
  return (graph) =>
    [...graph.modules.values()].flatMap((module) =>
      module.markup.flatMap((markup) => {
        const problem = check(module, markup)
        return problem ? [`${module.path}: ${problem}`] : []
      }),
    )
}

function eachText(
  check: (module: Module, text: string) => string | undefined,
): Rule {
  return (graph) =>
    [...graph.modules.values()].flatMap((module) =>
      module.texts.flatMap((text) => {
        const problem = check(module, text)
        return problem ? [`${module.path}: '${text}' ${problem}`] : []
      }),
    )
}

function eachReach(entryPoints: readonly string[], name: RegExp): Rule {
  return (graph) =>
    entryPoints.flatMap((entryPoint) =>
      graph
        .reach(`src/exports/${entryPoint}.ts`)
        .filter(({ target }) => name.test(target))
        .map(({ trail }) => trail.join(' -> ')),
    )
}

/**
 * Returns the matching modules that the entry points load, now or on first
 * use.
 */
function findReached(graph: Graph, paths: readonly string[], name: RegExp) {
  return paths.flatMap((path) =>
    graph
      .reach(path, { isFirstUseIncluded: true })
      .filter(({ target }) => name.test(target))
      .map(({ trail }) => trail.join(' -> ')),
  )
}

function otherEntryPoints(...names: readonly string[]) {
  return entryPoints
    .filter((entryPoint) => !names.includes(entryPoint))
    .map((entryPoint) => `src/exports/${entryPoint}.ts`)
}

/**
 * Whether an import is a library of hooks and contexts, or one of our hooks.
 */
function needsBrowser({ isDynamic, isPackage, isType, target }: Edge) {
  if (isType || isDynamic) return false
  return isPackage
    ? noReact.test(target) || /^jotai($|\/react)/.test(target)
    : /\/use[A-Z]\w*\.tsx?$/.test(target)
}

function isIn({ path }: Module, ...layers: readonly string[]) {
  return layers.includes(toLayer(path)?.name ?? '')
}

/** Whether it computes alone: it reaches no kit, wallet, wire or chain. */
function isData(graph: Graph, path: string) {
  return graph
    .reach(path, { isFirstUseIncluded: true })
    .every(({ target }) =>
      ['core', 'features', 'payments', 'wallets', undefined].includes(
        toLayer(target)?.name,
      ),
    )
}

/** Whether `from` leads back to `path`. Dynamic and type imports count too. */
/** `import type` included, through any number of files. */
const findCycles: Rule = (graph) =>
  [...graph.modules.keys()].flatMap((path) => {
    const back = graph.edges(path).find((edge) => {
      if (edge.isPackage) return false
      return reachesBack(graph, edge.target, path)
    })
    return back ? [`${path} is on a cycle through ${back.target}`] : []
  })

function reachesBack(graph: Graph, from: string, path: string) {
  const found = new Set([from])
  for (const target of found) {
    if (target === path) return true
    for (const edge of graph.edges(target))
      if (!edge.isPackage) found.add(edge.target)
  }
  return false
}

const developmentFile = 'src/core/isDevelopment.ts'
const boundaryFile = 'src/components/parts/Boundary.tsx'

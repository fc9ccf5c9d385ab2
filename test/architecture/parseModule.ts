import { parseSync } from 'vite'
import { findBareText, toConstants } from './findBareText.js'
import { findMarkup, type Markup } from './findMarkup.js'
import { findSecureOnly } from './findSecureOnly.js'
import { findWagmiTouches } from './findWagmiTouches.js'
import { isNode, type Node, toName, toStaticText } from './node.js'

export type Import = {
  specifier: string
  /** `import type` and `import('x').T`, which the build removes. */
  isType: boolean
  isDynamic: boolean
}

export type Module = {
  path: string
  lines: number
  imports: readonly Import[]
  /** Names of exported values. */
  exports: readonly string[]
  /** Whether the file contains only re-exports. */
  isEntryPoint: boolean
  /** Directives such as 'use client'. */
  directives: readonly string[]
  /** Texts of literals and templates; comments are not included. */
  texts: readonly string[]
  /** Names of the constructs used that are forbidden everywhere. */
  forbidden: readonly string[]
  /** Inline texts and styles of the markup. */
  markup: readonly Markup[]
  /** Texts beside other nodes, which translators would break. */
  bareTexts: readonly string[]
  /** Network functions that are called, such as `fetch`. */
  calls: readonly string[]
  /** Names of mutable module-level variables. */
  state: readonly string[]
  /** Uses of APIs that only secure contexts have. */
  secureOnly: readonly string[]
  /** Uses of wagmi's internals. */
  wagmiTouches: readonly string[]
}

/** Extracts what the rules check from a TypeScript source. */
export function parseModule(path: string, source: string): Module {
  const { errors, program } = parseSync(path, source)
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes = [...walk(program as unknown as Node)]
  const constants = toConstants(nodes)
  const body = (program as unknown as { body: Node[] }).body
  return {
    path,
    lines: source.trimEnd().split('\n').length,
    imports: nodes.flatMap(toImport),
    exports: body.flatMap(toExports),
    isEntryPoint: body.every(isReexport),
    directives: body.flatMap(toDirective),
    texts: nodes.flatMap(toText),
    forbidden: nodes.flatMap(toForbidden),
    markup: nodes.flatMap(findMarkup),
    bareTexts: nodes.flatMap((node) => findBareText(node, constants)),
    calls: nodes.flatMap(toNetworkCall),
    state: body.flatMap(toState),
    secureOnly: [...new Set(nodes.flatMap(findSecureOnly))],
    wagmiTouches: [...new Set(nodes.flatMap(findWagmiTouches))],
  }
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item)
  else if (isNode(value)) {
    yield value
    for (const key of Object.keys(value)) yield* walk(value[key])
  }
}

function toImport(node: Node): Import[] {
  const { type } = node
  if (type === 'ImportExpression' || type === 'TSImportType')
    return [
      {
        specifier: toStaticText(node.source) ?? '(computed)',
        isDynamic: type === 'ImportExpression',
        isType: type === 'TSImportType',
      },
    ]
  const isStatic =
    type === 'ImportDeclaration' ||
    type === 'ExportNamedDeclaration' ||
    type === 'ExportAllDeclaration'
  const specifier = isStatic ? toStaticText(node.source) : undefined
  if (specifier === undefined) return []
  const isType = node.importKind === 'type' || node.exportKind === 'type'
  return [{ specifier, isDynamic: false, isType }]
}

function toExports(node: Node): string[] {
  if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type')
    return []
  const { declaration } = node
  if (!isNode(declaration))
    return (node.specifiers as Node[])
      .filter((specifier) => specifier.exportKind !== 'type')
      .map((specifier) => toName(specifier.exported))
  if (declaration.type === 'VariableDeclaration')
    return (declaration.declarations as Node[]).map(({ id }) => toName(id))
  const isValue = ['FunctionDeclaration', 'ClassDeclaration'].includes(
    declaration.type,
  )
  return isValue ? [toName(declaration.id)] : []
}

/** Returns `let` variables, and collections that start empty. */
function toState(node: Node): string[] {
  const declaration = isNode(node.declaration) ? node.declaration : node
  if (declaration.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[])
    .filter(({ init }) => declaration.kind === 'let' || isCollection(init))
    .map(({ id }) => toName(id))
}

function isCollection(init: unknown) {
  return (
    isNode(init) &&
    init.type === 'NewExpression' &&
    /^(Weak)?(Map|Set)$/.test(toName(init.callee)) &&
    (init.arguments as Node[]).length === 0
  )
}

function isReexport(node: Node) {
  if (node.type === 'ExportAllDeclaration') return true
  if (node.type === 'ExportNamedDeclaration') return isNode(node.source)
  return toDirective(node).length > 0
}

function toDirective({ directive, type }: Node): string[] {
  return type === 'ExpressionStatement' && typeof directive === 'string'
    ? [directive]
    : []
}

function toText(node: Node) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [node.value]
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'TemplateElement')
    return [(node.value as { cooked?: string }).cooked ?? '']
  return []
}

const isOfNode = /^(Buffer|process|global)$/

function toForbidden(node: Node) {
  if (node.type === 'ExportDefaultDeclaration') return ['default export']
  if (node.type === 'TSEnumDeclaration') return ['enum']
  if (node.type === 'MemberExpression' && isMember(node, 'Math', 'random'))
    return ['Math.random']
  // Globals of Node that browsers lack. Their types are harmless.
  if (node.type === 'MemberExpression' && isOfNode.test(toName(node.object)))
    return [toName(node.object)]
  if (node.type === 'CallExpression' && isPostToAnyone(node))
    return ["postMessage to '*'"]
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression')
    // Solana adapters are classes by contract.
    return /(Error|WalletAdapter)$/.test(toName(node.superClass))
      ? []
      : ['class']
  return []
}

const network = /^(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)$/

function toNetworkCall({ callee, type }: Node) {
  if (type !== 'CallExpression' && type !== 'NewExpression') return []
  const isMember = isNode(callee) && callee.type === 'MemberExpression'
  const name = toName(isMember ? callee.property : callee)
  return network.test(name) ? [name] : []
}

function isPostToAnyone({ arguments: parameters, callee }: Node) {
  if (!isNode(callee)) return false
  const name = toName(
    callee.type === 'MemberExpression' ? callee.property : callee,
  )
  return (
    name === 'postMessage' &&
    [...walk(parameters)].some((node) => toStaticText(node) === '*')
  )
}

function isMember({ object, property }: Node, owner: string, name: string) {
  const text = isNode(property) ? toStaticText(property) : undefined
  return (
    toName(object) === owner && (toName(property) === name || text === name)
  )
}

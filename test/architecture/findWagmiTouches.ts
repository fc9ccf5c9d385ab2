import { isNode, type Node, toName, toStaticText } from './node.js'

const methods = new Set([
  'connect',
  'disconnect',
  'getAccounts',
  'getChainId',
  'getProvider',
  'isAuthorized',
  'onAccountsChanged',
  'onChainChanged',
  'onDisconnect',
  'setup',
  'switchChain',
])
const writers = new Set(['assign', 'defineProperties', 'defineProperty', 'set'])
const listening = new Set([
  'addListener',
  'off',
  'on',
  'once',
  'removeListener',
])

/**
 * Finds uses of wagmi's internals: `_internal`, `setState` of an object,
 * replaced connector methods, and listeners on a connector's emitter other
 * than those for messages.
 */
export function findWagmiTouches(node: Node): string[] {
  if (toName(node) === '_internal' || toStaticText(node) === '_internal')
    return ['_internal']
  if (node.type === 'MemberExpression' && toKey(node) === 'setState')
    return ['setState']
  if (node.type === 'ObjectPattern')
    return (node.properties as Node[])
      .filter(({ key }) => toName(key) === 'setState')
      .map(() => 'setState')
  if (node.type === 'AssignmentExpression') return findReplaced(node.left)
  return node.type === 'CallExpression' ? findCalled(node) : []
}

function findReplaced(target: unknown): string[] {
  const key = toKey(target)
  return methods.has(key) ? [`${key} =`] : []
}

function findCalled({ arguments: values, callee }: Node): string[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return []
  const [first] = values as Node[]
  const key = toKey(callee)
  const owner = toName(callee.object)
  if (/^(Object|Reflect)$/.test(owner) && writers.has(key))
    return /connector$/i.test(toLast(first)) ? [`${owner}.${key}`] : []
  const isListening = listening.has(key) && toLast(callee.object) === 'emitter'
  return isListening && toStaticText(first) !== 'message'
    ? [`emitter.${key}`]
    : []
}

/** Returns `b` for `a.b`, `a['b']` and `b`. */
function toLast(node: unknown): string {
  return toName(node) || toKey(node)
}

/** Returns `b` for `a.b` and `a['b']`, also if chained or asserted. */
function toKey(node: unknown): string {
  if (!isNode(node)) return ''
  if (isNode(node.expression)) return toKey(node.expression)
  if (node.type !== 'MemberExpression') return ''
  return (
    toStaticText(node.property) ?? (node.computed ? '' : toName(node.property))
  )
}

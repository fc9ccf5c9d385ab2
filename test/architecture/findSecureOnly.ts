import { isNode, type Node, toName, toStaticText } from './node.js'

/** Parts of `navigator` that pages without HTTPS lack, or that throw there. */
const ofNavigator =
  /^(bluetooth|clipboard|credentials|gpu|hid|locks|mediaDevices|serial|serviceWorker|share|storage|usb|wakeLock)$/

/** Names of the same kind that nothing else has. */
const anywhere =
  /^(hasStorageAccess|isSecureContext|randomUUID|requestStorageAccess|subtle)$/

/** Returns what a node uses of APIs that only secure contexts have. */
export function findSecureOnly(node: Node): string[] {
  if (node.type === 'MemberExpression') {
    const name = toKey(node.property)
    return isFound(name, isNavigator(node.object)) ? [name] : []
  }
  if (node.type === 'VariableDeclarator' && isNode(node.id))
    return findInPattern(node.id, isNavigator(node.init))
  if (node.type === 'Identifier' && node.name === 'isSecureContext')
    return ['isSecureContext']
  return []
}

function findInPattern(pattern: Node, isOfNavigator: boolean): string[] {
  if (pattern.type !== 'ObjectPattern') return []
  return (pattern.properties as Node[])
    .map(({ key }) => toKey(key))
    .filter((name) => isFound(name, isOfNavigator))
}

function isFound(name: string, isOfNavigator: boolean) {
  return anywhere.test(name) || (isOfNavigator && ofNavigator.test(name))
}

/** `navigator`, `globalThis.navigator?.`, `window.navigator ?? {}`. */
function isNavigator(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'MemberExpression')
    return toKey(node.property) === 'navigator'
  if (node.type === 'LogicalExpression') return isNavigator(node.left)
  if (/^(ChainExpression|ParenthesizedExpression|TS\w+)$/.test(node.type))
    return isNavigator(node.expression)
  return toName(node) === 'navigator'
}

const toKey = (node: unknown) => toStaticText(node) ?? toName(node)

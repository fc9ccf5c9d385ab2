import { isNode, type Node, toName } from './node.js'

/**
 * Returns the texts that a JSX node may have beside other nodes, and those of
 * a fragment. Translators replace text nodes, so React fails to remove them
 * and takes the app down. Text that is the only child of its element is safe,
 * and so is white space, which is never translated. `wrapText` makes other
 * children safe.
 *
 * @param constants - initial values of the constants of the file
 */
export function findBareText(
  node: Node,
  constants: ReadonlyMap<string, Node>,
): string[] {
  const isFragment = node.type === 'JSXFragment'
  if (!isFragment && node.type !== 'JSXElement') return []
  const children = (node.children as Node[]).filter((one) => !isBlank(one))
  const hasSiblings = (node.children as Node[]).some(
    (one) => one !== children[0] && !isLayout(one),
  )
  if (!isFragment && !hasSiblings) return []
  // Context providers pass on what their own parents give them.
  if (!isFragment && isProvider(node)) return []
  return children.flatMap((child) =>
    isElements(child, constants) ? [] : [toSubject(child)],
  )
}

/** Collects the constants of a file. */
export function toConstants(nodes: readonly Node[]): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const node of nodes)
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node.init) &&
      toName(node.id)
    )
      found.set(toName(node.id), node.init)
  return found
}

/** Whether an expression has elements only, never text. */
function isElements(
  node: unknown,
  constants: ReadonlyMap<string, Node>,
): boolean {
  if (!isNode(node)) return false
  const isSafe = (one: unknown) => isElements(one, constants)
  switch (node.type) {
    case 'JSXElement':
      return true
    case 'JSXFragment':
      // Reported at the fragment itself.
      return true
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return isSafe(node.expression)
    case 'Literal':
      return typeof node.value !== 'string' && typeof node.value !== 'number'
    case 'LogicalExpression':
      return isSafe(node.right) && (node.operator === '&&' || isSafe(node.left))
    case 'ConditionalExpression':
      return isSafe(node.consequent) && isSafe(node.alternate)
    case 'Identifier': {
      const constant = constants.get(toName(node))
      return toName(node) === 'undefined' || (!!constant && isSafe(constant))
    }
    case 'CallExpression':
      return isSafeCall(node, isSafe, constants)
    default:
      return false
  }
}

/** `wrapText(…)`, and `list.map(…)` of a function that returns elements. */
function isSafeCall(
  { arguments: given, callee }: Node,
  isSafe: (node: unknown) => boolean,
  constants: ReadonlyMap<string, Node>,
) {
  if (toName(callee) === 'wrapText') return true
  if (!isNode(callee) || toName(callee.property) !== 'map') return false
  const [first] = given as Node[]
  const run = constants.get(toName(first)) ?? first
  if (!isNode(run)) return false
  // A body with statements returns elements, as a list needs keys.
  return isNode(run.body) && run.body.type === 'BlockStatement'
    ? true
    : isSafe(run.body)
}

function isProvider(node: Node) {
  const { name } = node.openingElement as Node
  return isNode(name) && /Provider$/.test(toName(name.property) || toName(name))
}

/** White space that JSX drops, and comments. */
function isLayout(node: Node) {
  if (node.type === 'JSXText')
    return /^\s*$/.test(String(node.value)) && /\n/.test(String(node.value))
  return (
    node.type === 'JSXExpressionContainer' &&
    (node.expression as Node).type === 'JSXEmptyExpression'
  )
}

/** The same, and white space that is rendered. */
function isBlank(node: Node) {
  if (node.type === 'JSXText') return /^\s*$/.test(String(node.value))
  const { expression } = node
  return (
    isLayout(node) ||
    (isNode(expression) &&
      typeof expression.value === 'string' &&
      /^\s*$/.test(expression.value))
  )
}

function toSubject(node: Node) {
  if (node.type === 'JSXText') return String(node.value).trim()
  const { expression } = node
  return isNode(expression) ? toName(expression) || expression.type : node.type
}

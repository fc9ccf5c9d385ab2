export type Node = { type: string; [key: string]: unknown }

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { type?: unknown }).type === 'string'
  )
}

export function toName(node: unknown): string {
  if (!isNode(node)) return ''
  return typeof node.name === 'string' ? node.name : ''
}

/** Returns the text of a literal, or of a template without expressions. */
export function toStaticText(node: unknown) {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string')
    return node.value
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as Node[]) : []
  const [quasi] = quasis
  return quasi && quasis.length === 1
    ? (quasi.value as { cooked: string }).cooked
    : undefined
}

import { isNode, type Node, toName, toStaticText } from './node.js'

export type Markup = {
  /** An inline sentence, or a `style` attribute. */
  kind: 'sentence' | 'style'
  text: string
}

/** Attributes whose text users read or hear. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/

/** Returns the sentences and styles that a JSX node contains directly. */
export function findMarkup(node: Node): Markup[] {
  if (node.type === 'JSXAttribute') return toAttribute(node)
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  return (node.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXText') return toSentence(String(child.value))
    return child.type === 'JSXExpressionContainer'
      ? toSentences(child.expression)
      : []
  })
}

function toAttribute({ name, value }: Node): Markup[] {
  const attribute = toName(name)
  const isContainer = isNode(value) && value.type === 'JSXExpressionContainer'
  const content = isContainer ? value.expression : value
  if (spoken.test(attribute)) return toSentences(content)
  return attribute === 'style' ? toStyle(content) : []
}

/**
 * Returns the literal texts in an expression, in each branch of a condition.
 */
function toSentences(node: unknown): Markup[] {
  if (!isNode(node)) return []
  if (node.type === 'ConditionalExpression')
    return [...toSentences(node.consequent), ...toSentences(node.alternate)]
  if (node.type === 'LogicalExpression') return toSentences(node.right)
  if (node.type === 'TemplateLiteral')
    return (node.quasis as Node[]).flatMap((quasi) =>
      toSentence((quasi.value as { cooked?: string }).cooked ?? ''),
    )
  return toSentence(toStaticText(node) ?? '')
}

/**
 * Text without letters, such as punctuation between figures, is no sentence.
 */
function toSentence(text: string): Markup[] {
  return /\p{L}/u.test(text) ? [{ kind: 'sentence', text: text.trim() }] : []
}

function toStyle(content: unknown): Markup[] {
  // `{…} as CSSProperties`: that type does not know custom properties.
  if (isNode(content) && content.type.startsWith('TS'))
    return toStyle(content.expression)
  if (!isNode(content) || content.type !== 'ObjectExpression')
    return [{ kind: 'style', text: '(computed)' }]
  return (content.properties as Node[]).map(({ key }) => ({
    kind: 'style',
    text: toStaticText(key) ?? (toName(key) || '(computed)'),
  }))
}

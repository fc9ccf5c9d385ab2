import postcss, { type Declaration, type Rule } from 'postcss'

/** Attributes that only we set, and those of our own markup. */
const root =
  /^(\[data-latchkey(-scroll(bar)?="\w+")?\]|:where\(\[data-latchkey\]\))/
const atRules = [
  'layer',
  'keyframes',
  'media',
  'property',
  'starting-style',
  'supports',
]

/**
 * Returns the parts of a style sheet that could affect elements of the host
 * page, or that the page could easily override.
 */
export function findStyleFaults(css: string): string[] {
  const faults: string[] = []
  const parsed = postcss.parse(css)
  for (const node of parsed.nodes)
    if (node.type !== 'atrule' || node.params !== 'latchkey')
      faults.push(`outside of the layer: ${node.toString()}`)
  if (faults.length) return faults
  parsed.walkAtRules(({ name, params }) => {
    if (!atRules.includes(name) || (name === 'layer' && params !== 'latchkey'))
      faults.push(`@${name} ${params}`)
    if (name === 'keyframes' && !params.startsWith('lk-'))
      faults.push(`keyframes ${params}`)
    if (name === 'property' && !params.startsWith('--lk-'))
      faults.push(`property ${params}`)
  })
  parsed.walkRules((rule) => {
    if (isInKeyframes(rule)) return
    for (const selector of rule.selectors)
      if (!isOurs(selector)) faults.push(`selector ${selector}`)
  })
  parsed.walkDecls((declaration) => {
    if (isFault(declaration)) faults.push(`declaration ${declaration}`)
  })
  return faults
}

function isOurs(selector: string) {
  if (!root.test(selector)) return false
  const rest = selector
    // Attributes, pseudo-elements and pseudo-classes: names that are not
    // elements.
    .replace(/\[[^\]]*\]|:(dir|lang|nth-[\w-]+)\([^)]*\)/g, '')
    .replace(/::?[\w-]+/g, ' ')
  const names = rest.match(/[.#]?[a-z][\w-]*/gi) ?? []
  return names.every((name) => name.startsWith('.lk-'))
}

function isFault(declaration: Declaration) {
  const { important = false, parent, prop, value } = declaration
  if (/url\(/i.test(value)) return true
  if (parent?.type === 'atrule') return false
  const isToken = prop.startsWith('--')
  if (isToken && !/^--(lk|latchkey)-/.test(prop)) return true
  const isKeyframe = parent?.type === 'rule' && isInKeyframes(parent as Rule)
  return important === (isToken || isKeyframe)
}

function isInKeyframes({ parent }: Rule) {
  return parent?.type === 'atrule' && 'name' in parent
    ? parent.name === 'keyframes'
    : false
}

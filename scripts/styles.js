import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'

const folder = fileURLToPath(
  new URL('../src/components/styles/', import.meta.url),
)

/** In the order of the cascade. */
const names = [
  'tokens',
  'base',
  'dialog',
  'panes',
  'parts',
  'buttons',
  'login',
  'social',
  'account',
  'holdings',
  'settings',
  'send',
  'swap',
  'inside',
  'notices',
  'page',
]

/** The files that `buildStyles` reads. */
export const styleFiles = names.map((name) => `${folder}${name}.css`)

/**
 * Builds the single style sheet of the package. Every rule is in the cascade
 * layer `latchkey`, and important, because unlayered styles of a page would
 * win otherwise. Tokens stay as they are, so that a page can override them.
 *
 * @returns {string}
 */
export function buildStyles() {
  const root = postcss.root()
  const layer = postcss.atRule({ name: 'layer', params: 'latchkey', nodes: [] })
  for (const file of styleFiles)
    layer.append(postcss.parse(readFileSync(file, 'utf8'), { from: file }))
  layer.walkComments((comment) => {
    comment.remove()
  })
  layer.walkDecls((declaration) => {
    declaration.important = ![isToken, isDescriptor, isKeyframe].some((is) =>
      is(declaration),
    )
  })
  root.append(layer)
  return `${root.toString()}\n`
}

/** @param {import('postcss').Declaration} declaration */
function isToken({ prop }) {
  return prop.startsWith('--')
}

/** @param {import('postcss').Declaration} declaration */
function isDescriptor({ parent }) {
  return parent?.type === 'atrule'
}

/** @param {import('postcss').Declaration} declaration */
function isKeyframe({ parent }) {
  const rule = parent?.parent
  return rule?.type === 'atrule' && /keyframes$/.test(rule.name)
}

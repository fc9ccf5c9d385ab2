import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import tailwind3 from 'tailwindcss-3'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

const readSheet = (name: string) => async () =>
  readFileSync(new URL(name, import.meta.url), 'utf8')

const sheets: Record<string, () => Promise<string>> = {
  'host:column.css': readSheet('./column.css'),
  'host:hostile.css': readSheet('./hostile.css'),
  'host:tailwind3.css': async () => {
    const config = { content: [{ raw: '' }] }
    const { css } = await postcss([tailwind3(config)]).process(
      '@tailwind base;',
      { from: undefined },
    )
    return css
  },
  'host:tailwind4.css': () =>
    compileTailwind(
      '@layer theme, base; @import "tailwindcss/theme.css" layer(theme); @import "tailwindcss/preflight.css" layer(base);',
    ),
  'host:tailwind4-unlayered.css': () =>
    compileTailwind(
      '@import "tailwindcss/theme.css"; @import "tailwindcss/preflight.css";',
    ),
}

/**
 * Serves our hostile style sheet, and what Tailwind adds to a page before any
 * class is used.
 */
export function hostStyles(): Plugin {
  return {
    name: 'host-styles',
    enforce: 'pre',
    resolveId: (source) => (source in sheets ? `\0${source}` : undefined),
    load: (id) => sheets[id.slice(1)]?.(),
  }
}

async function compileTailwind(input: string) {
  const { build } = await compile(input, {
    loadStylesheet: async (id, base) => {
      const path = resolve(id)
      return { base, content: readFileSync(path, 'utf8'), path }
    },
  })
  return build([])
}

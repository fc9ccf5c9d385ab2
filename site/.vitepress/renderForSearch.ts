import type { MarkdownRenderer } from 'vitepress'
import { searchWords } from './searchWords.js'

/**
 * Renders a page for the search index, with the words of `searchWords` in its
 * headings. The index weighs headings most, and readers see them in the list.
 *
 * @throws Error for a heading that the page does not have
 */
export function renderForSearch(
  source: string,
  env: { frontmatter?: Record<string, unknown>; relativePath: string },
  md: MarkdownRenderer,
): string {
  const html = renderPlain(source, env, md)
  if (env.frontmatter?.search === false) return ''
  const page = env.relativePath.replace(/\.md$/, '')
  return Object.entries(searchWords[page] ?? {}).reduce(
    (text, [anchor, words]) => {
      const link = `<a class="header-anchor" href="#${anchor}"`
      if (!text.includes(link))
        throw new Error(`${env.relativePath} has no heading #${anchor}`)
      return text.replace(link, `(${words}) ${link}`)
    },
    html,
  )
}

/** Colours and types of examples cost more than all else, and are not text. */
function renderPlain(source: string, env: object, md: MarkdownRenderer) {
  const { highlight } = md.options
  md.options.highlight = null
  try {
    return md.render(source, env)
  } finally {
    md.options.highlight = highlight ?? null
  }
}

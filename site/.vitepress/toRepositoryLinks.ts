import type { MarkdownRenderer } from 'vitepress'

/** Placeholder of `package.json` for the place of the sources. */
const repository = 'https://github.com/OWNER/latchkey/blob/main'

/**
 * Points links out of `docs`, such as `../CONTRIBUTING.md`, at the repository:
 * on disk they work relative to the page, on the site there is no such page.
 */
export function toRepositoryLinks(md: MarkdownRenderer) {
  md.core.ruler.push('repository_links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href?.startsWith('../'))
        token.attrSet('href', `${repository}/${href.slice(3)}`)
    }
  })
}

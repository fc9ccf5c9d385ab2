import type { MarkdownRenderer } from 'vitepress'
import type { Reference } from './readReference.js'

/**
 * Links inline code that names an export, such as `useSendToken` or
 * `<ConnectButton>`, to its reference page. Pages stay free of links to files
 * that exist only on the site.
 */
export function addReferenceLinks(md: MarkdownRenderer, reference: Reference) {
  const urls = new Map(reference.names.map(({ name, url }) => [name, url]))
  const render = md.renderer.rules.code_inline
  md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    const html =
      render?.(tokens, index, options, env, self) ??
      self.renderToken(tokens, index, options)
    const text = tokens[index]?.content ?? ''
    const name = /^<?([A-Za-z_]\w*)(?:\(\)| \/>|>)?$/.exec(text)?.[1]
    const url = name && urls.get(name)
    const page = `/${String(env.relativePath ?? '').replace(/\.md$/, '')}`
    if (!url || page === url.split('#')[0] || isLinked(tokens, index))
      return html
    return `<a class="reference" href="${url}">${html}</a>`
  }
}

/** Tells whether a link is open around the token. */
function isLinked(tokens: readonly { type: string }[], index: number) {
  const before = tokens.slice(0, index)
  const count = (type: string) =>
    before.filter((token) => token.type === type).length
  return count('link_open') > count('link_close')
}

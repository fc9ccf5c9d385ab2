import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Throws when a link of the built site leads to an anchor that its page lacks.
 * VitePress checks the pages themselves.
 */
export function checkAnchors(folder: string) {
  const pages = new Map<string, { anchors: Set<string>; links: string[] }>()
  for (const file of readdirSync(folder, { recursive: true })) {
    const path = String(file)
    if (!path.endsWith('.html')) continue
    const html = readFileSync(join(folder, path), 'utf8')
    const url = `/${path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`
    const toList = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, text = '']) => decode(text))
    pages.set(url, {
      anchors: new Set(toList(/ id="([^"]+)"/g)),
      links: toList(/ href="([^"]*#[^"]+)"/g),
    })
  }
  const broken = [...pages].flatMap(([url, { links }]) =>
    links
      .filter((link) => {
        const { hash, origin, pathname } = new URL(link, `http://site${url}`)
        if (origin !== 'http://site') return false
        const anchors = pages.get(pathname)?.anchors
        return !anchors?.has(decodeURIComponent(hash.slice(1)))
      })
      .map((link) => `${url}: ${link}`),
  )
  if (broken.length > 0)
    throw new Error(`Broken anchors:\n${[...new Set(broken)].join('\n')}`)
}

function decode(text: string) {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

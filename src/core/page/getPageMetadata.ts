import type { FrameMetadata } from '../ports.js'

/**
 * Returns the page's title, description, origin and icon. Wallets and
 * the secure frame show these, without the path of the page.
 */
export function getPageMetadata(): FrameMetadata {
  const page = globalThis.document
  const { host = '', origin = '' } = globalThis.location ?? {}
  const description = page?.querySelector<HTMLMetaElement>(
    'meta[property="og:description"], meta[name="description"]',
  )?.content
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title || host,
    description: description ?? '',
    url: origin,
    icons: icon ? [icon] : [],
  }
}

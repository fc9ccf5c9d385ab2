import { createHmac } from 'node:crypto'

/**
 * Replaces email addresses by a hash, so that the lines about one address can
 * be found, and cuts URLs to their origins, as they may hold keys.
 */
export function maskText(text: string, pepper: Buffer): string {
  if (!text.includes('://') && !text.includes('@')) return text
  return text
    .replace(/\b([a-z][a-z0-9+.-]*):\/\/[^\s"'<>]+/gi, (url) => toOrigin(url))
    .replace(/[^\s"'<>,;:()[\]{}=]+@[^\s"'<>,;:()[\]{}=]+/g, (email) => {
      const hmac = createHmac('sha256', pepper).update(email.toLowerCase())
      return `email:${hmac.digest('hex').slice(0, 12)}`
    })
}

function toOrigin(text: string) {
  if (!URL.canParse(text)) return 'url'
  const { host, protocol } = new URL(text)
  return `${protocol}//${host}`
}

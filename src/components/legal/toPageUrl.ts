/** An address of the app's, as it may stand in a link: http or https only. */
export function toPageUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url, document.baseURI)) return undefined
  const { href, protocol } = new URL(url, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}

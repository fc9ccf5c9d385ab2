/**
 * Announces a provider to the page, now and whenever an app asks for wallets.
 * Without a page it does nothing.
 *
 * Standard: EIP-6963.
 *
 * @returns a function that ends it
 */
export function announceProvider(parameters: {
  info: Readonly<{ icon: string; name: string; rdns: string; uuid: string }>
  provider: object
}): () => void {
  const page = globalThis.window
  if (typeof page?.dispatchEvent !== 'function') return () => {}
  const detail = Object.freeze(parameters)
  const announce = () => {
    page.dispatchEvent(
      new page.CustomEvent('eip6963:announceProvider', { detail }),
    )
  }
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}

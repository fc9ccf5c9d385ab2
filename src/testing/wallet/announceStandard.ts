/**
 * Registers a wallet with the page's apps, current and later ones. Without a
 * page it does nothing.
 *
 * Standard: Wallet Standard 1.0.
 *
 * @returns a function that unregisters it
 */
export function announceStandard(wallet: object): () => void {
  const page = globalThis.window
  if (typeof page?.dispatchEvent !== 'function') return () => {}
  const leaves: (() => void)[] = []
  const register = (api: Api) => void leaves.push(api.register(wallet))
  const onReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(
    new page.CustomEvent('wallet-standard:register-wallet', {
      detail: register,
    }),
  )
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const leave of leaves) leave()
  }
}

type Api = { register(wallet: object): () => void }

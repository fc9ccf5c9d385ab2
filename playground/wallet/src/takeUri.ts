/**
 * The pairing URI that a link has brought, as `?uri=…` or `#wc?uri=…`. It is a
 * secret, so the address forgets it at once.
 */
export function takeUri(): string | undefined {
  const { hash, search } = window.location
  const [, fragment = ''] = hash.split('?')
  const uri =
    new URLSearchParams(search).get('uri') ??
    new URLSearchParams(fragment).get('uri')
  if (window.location.pathname !== '/' || search || hash)
    window.history.replaceState(null, '', '/')
  return uri ?? undefined
}

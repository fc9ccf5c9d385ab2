import type { Kit } from '../../createKit.js'

/** Tells the URI that is valid, and those that come. */
export function followUri(
  { config, pairing }: Kit,
  { onUri, walletId }: { onUri: (uri: string) => void; walletId: string },
): () => void {
  if (pairing) {
    const { status, uri } = pairing.getState()
    if (status === 'waiting' && uri) onUri(uri)
    return pairing.on((event) => {
      if (event.type === 'uri') onUri(event.uri)
    })
  }
  // A connector of somebody else: wagmi's convention.
  const emitter = config.connectors.find(({ id }) => id === walletId)?.emitter
  function onMessage({ data, type }: { data?: unknown; type: string }) {
    if (type === 'display_uri' && typeof data === 'string') onUri(data)
  }
  emitter?.on('message', onMessage)
  return () => emitter?.off('message', onMessage)
}

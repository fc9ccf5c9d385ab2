import type { SdkProvider } from './sdk.js'

/**
 * Stops what the library does beside its work: asking a server of its own for
 * an attestation by an iframe, counting uses, and telling the relay in clear
 * text which contracts a request is about, and warning on the console.
 */
export function muteSdk({ signer }: SdkProvider): void {
  const { core } = signer.client
  // Its session is ours to keep; without one its listeners do nothing.
  signer.session = undefined
  for (const event of ['session_event', 'accountsChanged', 'chainChanged'])
    signer.events?.removeAllListeners?.(event)
  // Each URI of the last five minutes listens for its end.
  signer.client.events?.setMaxListeners?.(0)
  core.verify.register = async () => ''
  core.eventClient.init = async () => {}
  const publish = core.relayer.publish.bind(core.relayer)
  core.relayer.publish = (topic, message, options) =>
    publish(topic, message, { ...options, tvf: undefined })
  // An answer to the ping of an earlier visit would throw where nobody can
  // catch it.
  for (const { id, request, topic } of core.history.values)
    if (request.method === 'wc_sessionPing') core.history.delete(topic, id)
}

import type { SdkProvider } from './sdk.js'

/**
 * Stops what the library does on the side: requesting an attestation from its
 * own server in an iframe, usage telemetry, telling the relay in clear text
 * which contracts a request is about, and console warnings.
 */
export function muteSdk({ signer }: SdkProvider): void {
  const { core } = signer.client
  // The session is managed here; without one its listeners do nothing.
  signer.session = undefined
  for (const event of ['session_event', 'accountsChanged', 'chainChanged'])
    signer.events?.removeAllListeners?.(event)
  // Each URI of the last five minutes adds a listener.
  signer.client.events?.setMaxListeners?.(0)
  core.verify.register = async () => ''
  // A wallet that proposes a session over the pairing would make the page call
  // a verify server.
  core.verify.resolve = async () => undefined
  core.eventClient.init = async () => {}
  const publish = core.relayer.publish.bind(core.relayer)
  core.relayer.publish = (topic, message, options) =>
    publish(topic, message, { ...options, tvf: undefined })
  // The answer to a ping of an earlier visit would throw where nothing can
  // catch it.
  for (const { id, request, topic } of core.history.values)
    if (request.method === 'wc_sessionPing') core.history.delete(topic, id)
}

import { createChannel } from '../../account/keep/openChannel.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import { toPasskeyText } from '../../ui/toPasskeyText.js'
import { askForProof } from '../card/askForProof.js'
import { createWindowCard } from '../card/createWindowCard.js'
import { askForFactor } from './askForFactor.js'
import type { MfaContext } from './mfaContext.js'

/**
 * Has the user confirm a large payment with a second factor, or set one up.
 *
 * @param parameters.port - to the frame, which asks the server
 * @throws when the user cancels, or `signal` fires
 */
export function confirmPayment(parameters: {
  createKey?: MfaContext['createKey']
  language: CardLanguage
  port: MessagePort
  root: HTMLElement
  signal: AbortSignal
  useKey?: MfaContext['useKey']
}): Promise<void> {
  const { createKey, language, port, root, signal, useKey } = parameters
  const { devices } = language.strings
  const channel = createChannel(port)
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new Error('The payment was declined'))
    const card = createWindowCard({
      ...{ language, name: 'payment' },
      onFailure: (error) =>
        card.showStatus(toPasskeyText(error, language.strings)),
      title: language.strings.card.title,
    })
    const { fill } = card
    root.replaceChildren(card.element)
    signal.addEventListener('abort', cancel)
    askForFactor({
      ...{ action: 'payments', card, channel, createKey, fill, language },
      onBack: cancel,
      onProven: resolve,
      onStale: (onProven) =>
        askForProof({
          ...{ card, channel, fill, language, onProven },
          lead: devices.proveLead,
          leadText: devices.proveText,
          onBack: cancel,
        }),
      useKey,
    }).catch(reject)
  })
}

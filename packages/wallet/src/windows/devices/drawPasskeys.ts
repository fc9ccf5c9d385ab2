import {
  createLoginPasskey,
  hasWebAuthn,
} from '../../account/passkeys/callWebAuthn.js'
import { getDeviceName } from '../../account/recovery/getDeviceName.js'
import { drawLead } from '../../ui/drawLead.js'
import { h } from '../../ui/h.js'
import type { PasskeyList } from '../../wire/passkeysWire.js'
import type { DevicesContext } from './devicesContext.js'
import { drawDevice } from './drawDevice.js'

type Passkey = PasskeyList['passkeys'][number]

const SMALL = 'button small'
/** A passkey may be a second factor of the account. */
const asFactor = [undefined, 'factors'] as const

/**
 * The passkeys that sign the user in, and the button that adds one. Empty until
 * they are known, and where the project has none.
 */
export function drawPasskeys(
  context: DevicesContext,
  parameters: { createKey?: typeof createLoginPasskey | undefined } = {},
): HTMLElement {
  const { change, channel, language, showList, toButton } = context
  const { createKey = createLoginPasskey } = parameters
  const { devices: said, passkeys: saidOf } = language.strings
  const element = h('section', {
    class: 'device-section',
    dataset: { testid: 'devices-passkeys' },
  })
  element.hidden = true

  const add = () =>
    change(
      async () => {
        const creation = await createKey(
          await channel.ask({ type: 'passkey-begin' }),
        )
        const name = getDeviceName(navigator.userAgent)
        await channel.ask({ type: 'passkey-add', creation, name })
        await showList()
      },
      ...asFactor,
    )

  function show({ isOffered, passkeys }: PasskeyList) {
    element.hidden = !isOffered && passkeys.length === 0
    element.replaceChildren(
      h('h2', { class: 'caption' }, saidOf.list),
      h(
        'ul',
        { class: 'device-list' },
        ...passkeys.map((passkey) =>
          drawPasskey(
            context,
            passkey,
            toButton(
              'remove-passkey',
              said.remove,
              () => confirmRemoval(context, passkey),
              SMALL,
            ),
          ),
        ),
      ),
      isOffered && hasWebAuthn()
        ? toButton('add-login-passkey', said.addPasskey, add, SMALL)
        : '',
    )
  }

  async function read() {
    show(await channel.ask({ type: 'passkeys' }))
  }

  read().catch(() => {
    // A frame page of before a deployment never answers it.
  })
  return element
}

const drawPasskey = (
  { language }: DevicesContext,
  { name, usedAt }: Passkey,
  remove?: HTMLButtonElement,
) => drawDevice({ device: { isThis: false, name, usedAt }, language, remove })

function confirmRemoval(context: DevicesContext, passkey: Passkey) {
  const { change, channel, language, show, showList, toBack } = context
  const { devices: said, passkeys: saidOf } = language.strings
  const remove = context.toButton('confirm', said.remove, () =>
    change(
      async () => {
        await channel.ask({ type: 'passkey-remove', passkeyId: passkey.id })
        await showList()
      },
      ...asFactor,
    ),
  )
  show(
    [
      drawLead(saidOf.removeLead, saidOf.removeText),
      h('ul', { class: 'device-list' }, drawPasskey(context, passkey)),
    ],
    [toBack(), remove],
  )
}

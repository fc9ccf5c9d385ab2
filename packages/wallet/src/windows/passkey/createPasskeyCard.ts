import {
  createLoginPasskey,
  hasWebAuthn,
  signWithPasskey,
} from '../../account/passkeys/callWebAuthn.js'
import type {
  BegunLogin,
  PasskeyLoginAuth,
  PasskeyResult,
} from '../../account/passkeys/createPasskeyAuth.js'
import { getDeviceName } from '../../account/recovery/getDeviceName.js'
import { cleanText } from '../../core/cleanText.js'
import { drawLead } from '../../ui/drawLead.js'
import { drawNote } from '../../ui/drawNote.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import { toPasskeyText } from '../../ui/toPasskeyText.js'
import { createWindowCard } from '../card/createWindowCard.js'

const NAME_MAX_LENGTH = 64

/**
 * The card of the window: which app it is for, and the two ways to go on.
 *
 * @param parameters.begun - the login, whose challenge is good for one try
 * @param parameters.onResult - called once, with what is for the app
 */
export function createPasskeyCard(parameters: {
  auth: PasskeyLoginAuth
  begun: BegunLogin
  language: CardLanguage
  onResult(result: PasskeyResult): void
  state: string
}): HTMLElement {
  const { auth, begun, language, onResult, state } = parameters
  const { devices, passkeys: said, recovery } = language.strings
  if (!hasWebAuthn())
    return drawNote({ title: devices.passkey, text: said.none })
  const card = createWindowCard({
    ...{ language, name: 'passkey', title: devices.passkey },
    onFailure: (error) =>
      card.showStatus(toPasskeyText(error, language.strings)),
  })
  let current = begun

  async function finish(answer: () => Promise<PasskeyResult>) {
    let result: PasskeyResult
    try {
      result = await answer()
    } catch (error) {
      // What was to be signed may be used up. Fetched now, since browsers ask
      // for a passkey only at once after a click.
      current = await auth.begin(state)
      throw error
    }
    card.fill([drawLead(said.done)], [])
    onResult(result)
  }

  function toButton(
    testid: string,
    text: string,
    answer: () => Promise<PasskeyResult>,
    className?: string,
  ) {
    const button = card.toButton(testid, text, className)
    button.addEventListener('click', () =>
      card.run(button, () => finish(answer)),
    )
    return button
  }

  const use = toButton('use', recovery.passkeyUse, async () => {
    const assertion = await signWithPasskey(current.request)
    return auth.use({ assertion, state })
  })
  const create = toButton(
    'create',
    recovery.passkeyCreate,
    async () => {
      const creation = await createLoginPasskey(current.creation)
      const name = getDeviceName(navigator.userAgent)
      return auth.create({ creation, name, state })
    },
    'button',
  )
  const name = cleanText(begun.name, NAME_MAX_LENGTH)
  const { host } = new URL(begun.app)
  card.fill(
    [
      drawLead(
        said.lead,
        said.text,
        name === host ? host : `${name} (${host})`,
      ),
    ],
    [create, use],
  )
  return card.element
}

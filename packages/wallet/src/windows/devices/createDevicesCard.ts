import type { ExportChannel } from '../../account/keep/openChannel.js'
import { askPasskey } from '../../account/recovery/askPasskey.js'
import { createPasskey } from '../../account/recovery/createPasskey.js'
import type { AccountState } from '../../core/custodyRecords.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import { toPasskeyText } from '../../ui/toPasskeyText.js'
import type { DevicesState } from '../../wire/devicesWire.js'
import type { MfaAction } from '../../wire/mfaWire.js'
import { askForProof } from '../card/askForProof.js'
import { createWindowCard } from '../card/createWindowCard.js'
import { askForFactor } from '../mfa/askForFactor.js'
import type { MfaContext } from '../mfa/mfaContext.js'
import type { DevicesContext } from './devicesContext.js'
import { showDevices } from './showDevices.js'

/**
 * The card of the window: the devices, the ways back into the account, and its
 * end.
 *
 * @param parameters.account - absent where the frame does not know it
 * @param parameters.askKey - uses a passkey; default by WebAuthn
 * @param parameters.createKey - creates one
 * @param parameters.createLoginKey - creates a passkey that signs in, or is a
 * second factor
 * @param parameters.state - `null` where the account exists in this browser
 * alone
 * @param parameters.useKey - uses a passkey that is a second factor
 */
export function createDevicesCard(parameters: {
  account?: AccountState | undefined
  askKey?: typeof askPasskey | undefined
  channel: ExportChannel
  createKey?: typeof createPasskey | undefined
  createLoginKey?: MfaContext['createKey']
  language: CardLanguage
  state: DevicesState | null
  useKey?: MfaContext['useKey']
}): HTMLElement {
  const { channel, language } = parameters
  const { askKey = askPasskey, createKey = createPasskey } = parameters
  const { account: known } = parameters
  const { devices: said, recovery } = language.strings
  const card = createWindowCard({
    ...{ language, name: 'devices' },
    onFailure: (error) => showFailure(error),
    title: said.title,
  })
  const { fill, run, showStatus } = card
  let events = new AbortController()

  function showFailure(error: unknown) {
    showStatus(toPasskeyText(error, language.strings))
  }

  function show(content: readonly Node[], buttons: readonly Node[]) {
    events.abort()
    events = new AbortController()
    fill(content, buttons)
    return events.signal
  }

  async function showList(text = '') {
    const state = await channel.ask({ type: 'devices' })
    // A frame page of before a deployment never answers it.
    const account = known && (await channel.ask({ type: 'account' }))
    showDevices(context, state, account)
    showStatus(text)
  }

  function toButton(
    testid: string,
    text: string,
    onClick: () => Promise<void> | void,
    className?: string,
  ) {
    const button = card.toButton(testid, text, className)
    button.addEventListener('click', () => run(button, async () => onClick()))
    return button
  }

  async function change(
    work: () => Promise<void>,
    onEnd = () => {},
    action: MfaAction = 'devices',
  ) {
    /** Returns whether something is asked for before it goes on. */
    async function attempt(): Promise<boolean> {
      try {
        await work()
        return false
      } catch (error) {
        const code = codeOf(error)
        if (code === 'FRESH_LOGIN_REQUIRED') prove(goOn, onEnd)
        else if (isFactorMissing(code)) await confirm(action, goOn, onEnd)
        else throw error
        return true
      }
    }
    async function goOn() {
      if (!(await attempt())) onEnd()
    }
    let isAsking = false
    try {
      isAsking = await attempt()
    } finally {
      if (!isAsking) onEnd()
    }
  }

  /** Asks for a second factor, or offers to set one up. */
  function confirm(
    action: MfaAction,
    onProven: () => Promise<void> | void,
    onCancel = () => {},
  ) {
    return askForFactor({
      ...{ action, card, channel, language, onProven },
      createKey: parameters.createLoginKey,
      fill: show,
      onBack() {
        onCancel()
        showList().catch(showFailure)
      },
      onStale: (next) => prove(next, onCancel),
      useKey: parameters.useKey,
    })
  }

  function prove(onProven: () => Promise<void> | void, onCancel = () => {}) {
    askForProof({
      ...{ card, channel, language, onProven },
      fill: show,
      lead: said.proveLead,
      leadText: said.proveText,
      onBack() {
        onCancel()
        showList().catch(showFailure)
      },
    })
  }

  const context: DevicesContext = {
    ...{ askKey, card, change, channel, createKey, language, prove, show },
    ...{ showList, toButton },
    toBack: () => toButton('back', recovery.back, () => showList(), 'button'),
  }
  showDevices(context, parameters.state, known)
  return card.element
}

const isFactorMissing = (code: string) =>
  code === 'MFA_REQUIRED' || code === 'MFA_ENROLMENT_REQUIRED'

function codeOf(error: unknown) {
  const { code = '' } = (error ?? {}) as { code?: string }
  return String(code)
}

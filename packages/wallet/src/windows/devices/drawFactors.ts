import { drawLead } from '../../ui/drawLead.js'
import { h } from '../../ui/h.js'
import type { MfaState } from '../../wire/mfaWire.js'
import type { MfaContext } from '../mfa/mfaContext.js'
import { showBackupCodes, showNewApp } from '../mfa/offerEnrolment.js'
import type { DevicesContext } from './devicesContext.js'

const SMALL = 'button small'
/** A change of the factors needs one of them. */
const asFactor = [undefined, 'factors'] as const

/**
 * The second factors of the user beside passkeys, which have a list of their
 * own. Empty until they are known, and where the project asks for none.
 */
export function drawFactors(context: DevicesContext): HTMLElement {
  const { change, channel, language, toButton } = context
  const { mfa: said } = language.strings
  const element = h('section', {
    class: 'device-section',
    dataset: { testid: 'devices-factors' },
  })
  element.hidden = true

  const add = () => change(() => showNewApp(toMfaContext(context)), ...asFactor)
  const renew = () =>
    change(
      async () => {
        const { backupCodes } = await channel.ask({ type: 'mfa-backup' })
        showBackupCodes(toMfaContext(context), backupCodes)
      },
      ...asFactor,
    )

  function show({ backupCodes, enrolled, methods }: MfaState) {
    const hasApp = enrolled.includes('totp')
    const takesApp = methods.includes('totp')
    element.hidden = !hasApp && !takesApp && backupCodes === 0
    element.replaceChildren(
      h('h2', { class: 'caption' }, said.section),
      ...(hasApp ? [h('p', {}, said.app)] : []),
      ...(enrolled.length > 0
        ? [h('p', { class: 'caption' }, said.left(backupCodes))]
        : []),
      h(
        'div',
        { class: 'device-actions' },
        ...(takesApp ? [toButton('add-app', said.addApp, add, SMALL)] : []),
        ...(enrolled.length > 0
          ? [toButton('new-backup', said.newCodes, renew, SMALL)]
          : []),
        ...(hasApp
          ? [
              toButton(
                'remove-app',
                said.removeApp,
                () => confirmRemoval(context),
                SMALL,
              ),
            ]
          : []),
      ),
    )
  }

  async function read() {
    show(await channel.ask({ type: 'mfa' }))
  }

  read().catch(() => {
    // A frame page of before a deployment never answers it.
  })
  return element
}

function confirmRemoval(context: DevicesContext) {
  const { change, channel, language, show, showList, toBack } = context
  const { devices: said, mfa } = language.strings
  const remove = context.toButton('confirm', said.remove, () =>
    change(
      async () => {
        await channel.ask({ type: 'mfa-remove' })
        await showList()
      },
      ...asFactor,
    ),
  )
  show([drawLead(mfa.removeApp)], [toBack(), remove])
}

function toMfaContext(context: DevicesContext): MfaContext {
  const { card, channel, language, show, showList } = context
  const toList = () => showList()
  return {
    ...{ action: 'factors', card, channel, language },
    fill: show,
    onBack: () => void toList().catch(() => {}),
    onProven: toList,
  }
}

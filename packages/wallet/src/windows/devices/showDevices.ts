import type { Method } from '../../core/bindTo.js'
import type { AccountState } from '../../core/custodyRecords.js'
import { drawLead } from '../../ui/drawLead.js'
import { h } from '../../ui/h.js'
import type { DevicesState } from '../../wire/devicesWire.js'
import { askForMethod } from './askForMethod.js'
import type { DevicesContext } from './devicesContext.js'
import { drawDeletion, drawLeaving } from './drawAccount.js'
import { drawDevice } from './drawDevice.js'
import { drawEarlier } from './drawEarlier.js'
import { drawFactors } from './drawFactors.js'
import { drawPasskeys } from './drawPasskeys.js'
import { showNewCode } from './showNewCode.js'
import { showNewPasskey } from './showNewPasskey.js'

const SMALL = 'button small'
/** To read a new code, save it and type it back. */
const DRAFT_MS = 5 * 60_000

/**
 * The step that the others lead back to: the devices, and the ways back.
 *
 * @param account - absent where the frame does not know it
 */
export function showDevices(
  context: DevicesContext,
  state: DevicesState | null,
  account: AccountState | undefined,
): void {
  const { devices: said } = context.language.strings
  const deleteAt = state?.deleteAt ?? account?.deleteAt ?? null
  const isHereOnly = state === null
  const content = state
    ? [
        drawDevices(context, state),
        drawMethods(context, state),
        drawEarlier(context),
      ]
    : [drawLead(said.onlyHere, said.onlyHereText)]
  context.show(
    [
      ...(deleteAt === null ? [] : [drawDeletion(context, deleteAt)]),
      ...content,
      drawPasskeys(context),
      drawFactors(context),
      ...(account || state
        ? [drawLeaving(context, { deleteAt, isHereOnly })]
        : []),
    ],
    [],
  )
}

function drawDevices(context: DevicesContext, { devices }: DevicesState) {
  const { language, toButton } = context
  const { devices: said } = language.strings
  return h(
    'section',
    { class: 'device-section' },
    h('h2', { class: 'caption' }, said.list),
    h(
      'ul',
      { class: 'device-list' },
      ...devices.map((device) =>
        drawDevice({
          ...{ device, language },
          remove: device.isThis
            ? undefined
            : toButton(
                'remove',
                said.remove,
                () => confirmRemoval(context, device),
                SMALL,
              ),
        }),
      ),
    ),
  )
}

/** The ways back into the account, and what replaces or joins them. */
function drawMethods(context: DevicesContext, state: DevicesState) {
  const { language, prove, toButton } = context
  const { automatic, devices: said, recovery } = language.strings
  const { freshForMs, methods } = state
  const names = {
    code: recovery.code,
    passkey: said.passkey,
    automatic: automatic.method,
  }
  const has = (wanted: Method) =>
    methods.some(({ method }) => method === wanted)
  const begin = (testid: string, text: string, next: () => Promise<void>) =>
    toButton(
      testid,
      text,
      async () => (freshForMs > DRAFT_MS ? next() : prove(next)),
      SMALL,
    )
  const hasPasskeys = 'PublicKeyCredential' in globalThis
  return h(
    'section',
    { class: 'device-section' },
    h('h2', { class: 'caption' }, said.methods),
    h(
      'p',
      { dataset: { testid: 'devices-methods' } },
      methods.map(({ method }) => names[method]).join(' · '),
    ),
    h(
      'div',
      { class: 'device-actions' },
      hasPasskeys &&
        has('code') &&
        !has('passkey') &&
        begin('add-passkey', said.addPasskey, async () =>
          askForMethod(context, state, (draft) =>
            showNewPasskey(context, draft),
          ),
        ),
      hasPasskeys &&
        has('passkey') &&
        !has('code') &&
        begin('add-code', said.addCode, async () =>
          askForMethod(context, state, (draft) => showNewCode(context, draft)),
        ),
      begin('new-code', said.newCode, () => showNewCode(context)),
      hasPasskeys &&
        begin('new-passkey', said.newPasskey, () => showNewPasskey(context)),
    ),
    // The operator opens it for a login alone.
    !has('automatic') &&
      h(
        'details',
        { class: 'recovery-lost' },
        h('summary', {}, said.lostAll),
        h('p', { class: 'notice' }, said.lostAllText),
      ),
  )
}

function confirmRemoval(
  context: DevicesContext,
  device: DevicesState['devices'][number],
) {
  const { change, channel, language, show, showList, toBack } = context
  const { devices: said } = language.strings
  const remove = context.toButton('confirm', said.remove, () =>
    change(async () => {
      await channel.ask({ type: 'remove-device', setId: device.id })
      await showList(said.removed)
    }),
  )
  show(
    [
      drawLead(said.removeLead, said.removeText),
      h('ul', { class: 'device-list' }, drawDevice({ device, language })),
    ],
    [toBack(), remove],
  )
}

import { h } from '../approval/h.js'
import type { Method } from '../custody/bindTo.js'
import { drawLead } from '../windowCard/drawLead.js'
import { drawWarning } from '../windowCard/drawWarning.js'
import { askForMethod } from './askForMethod.js'
import { confirmDeletion } from './confirmDeletion.js'
import type { DevicesSteps } from './devicesSteps.js'
import type { DevicesState } from './devicesWire.js'
import { drawDevice } from './drawDevice.js'
import { showNewCode } from './showNewCode.js'
import { showNewPasskey } from './showNewPasskey.js'

const SMALL = 'button small'
/** To read a new code, save it and type it back. */
const DRAFT_MS = 5 * 60_000

/** The step that the others lead back to: the devices, and the ways back. */
export function showDevices(
  steps: DevicesSteps,
  state: DevicesState | null,
): void {
  const { devices: said } = steps.language.strings
  if (!state) {
    steps.show([drawLead(said.onlyHere, said.onlyHereText)], [])
    return
  }
  const { deleteAt } = state
  steps.show(
    [
      ...(deleteAt === null ? [] : [drawDeletion(steps, deleteAt)]),
      drawDevices(steps, state),
      drawMethods(steps, state),
      ...(deleteAt === null
        ? [
            steps.toButton(
              'delete',
              said.delete,
              () => confirmDeletion(steps),
              'link bad',
            ),
          ]
        : []),
    ],
    [],
  )
}

/** An account that will be deleted, and the way to take that back. */
function drawDeletion(steps: DevicesSteps, deleteAt: number) {
  const { channel, language, showList, toButton } = steps
  const { devices: said } = language.strings
  const date = new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'long',
  }).format(deleteAt)
  return h(
    'div',
    { class: 'key-panel', dataset: { testid: 'devices-deletion' } },
    drawWarning(said.deleteAt(date)),
    toButton(
      'keep',
      said.keepAccount,
      async () => {
        await channel.ask({ type: 'keep-account' })
        await showList(said.kept)
      },
      SMALL,
    ),
  )
}

function drawDevices(steps: DevicesSteps, { devices }: DevicesState) {
  const { language, toButton } = steps
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
                () => confirmRemoval(steps, device),
                SMALL,
              ),
        }),
      ),
    ),
  )
}

/** The ways back into the account, and what replaces or joins them. */
function drawMethods(steps: DevicesSteps, state: DevicesState) {
  const { language, prove, toButton } = steps
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
      begin('new-code', said.newCode, () => showNewCode(steps)),
      hasPasskeys &&
        begin('new-passkey', said.newPasskey, () => showNewPasskey(steps)),
      hasPasskeys &&
        has('code') &&
        !has('passkey') &&
        begin('add-passkey', said.addPasskey, async () =>
          askForMethod(steps, state, (draft) => showNewPasskey(steps, draft)),
        ),
      hasPasskeys &&
        has('passkey') &&
        !has('code') &&
        begin('add-code', said.addCode, async () =>
          askForMethod(steps, state, (draft) => showNewCode(steps, draft)),
        ),
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
  steps: DevicesSteps,
  device: DevicesState['devices'][number],
) {
  const { change, channel, language, show, showList, toBack } = steps
  const { devices: said } = language.strings
  const remove = steps.toButton('confirm', said.remove, () =>
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

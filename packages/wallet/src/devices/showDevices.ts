import { h } from '../approval/h.js'
import type { Method } from '../custody/bindTo.js'
import { drawLead } from '../windowCard/drawLead.js'
import { drawWarning } from '../windowCard/drawWarning.js'
import { askForMethod } from './askForMethod.js'
import { confirmDeletion } from './confirmDeletion.js'
import type { DevicesContext } from './devicesContext.js'
import type { DevicesState } from './devicesWire.js'
import { drawDevice } from './drawDevice.js'
import { drawEarlier } from './drawEarlier.js'
import { showNewCode } from './showNewCode.js'
import { showNewPasskey } from './showNewPasskey.js'

const SMALL = 'button small'
/** To read a new code, save it and type it back. */
const DRAFT_MS = 5 * 60_000

/** The step that the others lead back to: the devices, and the ways back. */
export function showDevices(
  context: DevicesContext,
  state: DevicesState | null,
): void {
  const { devices: said } = context.language.strings
  if (!state) {
    context.show([drawLead(said.onlyHere, said.onlyHereText)], [])
    return
  }
  const { deleteAt } = state
  context.show(
    [
      ...(deleteAt === null ? [] : [drawDeletion(context, deleteAt)]),
      drawDevices(context, state),
      drawMethods(context, state),
      drawEarlier(context),
      ...(deleteAt === null
        ? [
            context.toButton(
              'delete',
              said.delete,
              () => confirmDeletion(context),
              'link bad',
            ),
          ]
        : []),
    ],
    [],
  )
}

/** An account that will be deleted, and the way to take that back. */
function drawDeletion(context: DevicesContext, deleteAt: number) {
  const { channel, language, showList, toButton } = context
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

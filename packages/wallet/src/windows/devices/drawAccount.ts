import { drawWarning } from '../../ui/drawWarning.js'
import { h } from '../../ui/h.js'
import { confirmDeletion } from './confirmDeletion.js'
import type { DevicesContext } from './devicesContext.js'

const FILE = 'account-data.json'
/** Browsers read the file some time after the click. */
const REVOKE_MS = 60_000

/** An account that will be deleted, and the way to take that back. */
export function drawDeletion(
  context: DevicesContext,
  deleteAt: number,
): HTMLElement {
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
      'button small',
    ),
  )
}

/**
 * What users may ask of their account: a copy of their data, and its end.
 *
 * @param parameters.isHereOnly - the account exists in this browser alone
 */
export function drawLeaving(
  context: DevicesContext,
  parameters: { deleteAt: number | null; isHereOnly: boolean },
): HTMLElement {
  const { change, channel, language, showList, toButton } = context
  const { devices: said } = language.strings
  const { deleteAt, isHereOnly } = parameters
  const save = () =>
    change(async () => {
      const { text } = await channel.ask({ type: 'account-data' })
      saveFile(text)
      await showList()
    })
  return h(
    'div',
    { class: 'device-leaving' },
    toButton('data', said.data, save, 'link'),
    deleteAt === null &&
      toButton(
        'delete',
        said.delete,
        () => confirmDeletion(context, { isHereOnly }),
        'link bad',
      ),
  )
}

/** This window has no network: the file comes from the frame. */
function saveFile(text: string) {
  const file = new Blob([text], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = FILE
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}

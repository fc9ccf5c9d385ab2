import type { KeyKind } from '../../core/secret.js'
import { drawRow } from '../../ui/drawRow.js'
import { h } from '../../ui/h.js'
import type { RecoveryContext } from './runSteps.js'

/** The step that says that this browser has another account of the user's. */
export function showEarlier(parameters: {
  accounts: readonly { address: string; kind: KeyKind }[]
  context: RecoveryContext
}): void {
  const { accounts, context } = parameters
  const { language, show, toButton } = context
  const { devices: said, exporting, keep } = language.strings
  const rows = accounts.map(({ address, kind }) =>
    drawRow({
      kind: 'address',
      label: exporting.kinds[kind],
      value: address,
    }),
  )
  show({
    title: keep.account,
    lead: said.earlier,
    texts: [said.earlierText(said.title)],
    content: [h('dl', { class: 'rows' }, ...rows)],
    buttons: [toButton('earlier-continue', keep.continue, context.end, true)],
  })
}

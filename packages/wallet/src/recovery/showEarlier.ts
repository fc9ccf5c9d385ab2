import { drawAddress } from '../approval/drawAddress.js'
import type { RecoveryContext } from './runSteps.js'

/** The step that says that this browser has another account of the user's. */
export function showEarlier(parameters: {
  accounts: readonly { address: string }[]
  context: RecoveryContext
}): void {
  const { accounts, context } = parameters
  const { language, show, toButton } = context
  const { devices: said, keep } = language.strings
  show({
    title: keep.account,
    lead: said.earlier,
    texts: [said.earlierText(said.title)],
    content: accounts.map(({ address }) => drawAddress(address)),
    buttons: [toButton('earlier-continue', keep.continue, context.end, true)],
  })
}

import { watchHold } from '../export/watchHold.js'
import { drawLead } from '../windowCard/drawLead.js'
import { drawWarning } from '../windowCard/drawWarning.js'
import type { DevicesContext } from './devicesContext.js'

/** Deletes the account after a held press. */
export function confirmDeletion(context: DevicesContext): void {
  const { card, change, channel, language, show, showList } = context
  const { devices: said, exporting } = language.strings
  const hold = card.toButton('hold', said.deleteHold, 'button hold')
  const signal = show(
    [drawLead(said.deleteLead, said.deleteText), drawWarning(said.lostAllText)],
    [context.toBack(), hold],
  )
  watchHold({
    button: hold,
    signal,
    onChange(isHeld) {
      hold.classList.toggle('held', isHeld)
      hold.textContent = isHeld ? exporting.holding : said.deleteHold
    },
    onHeld: () =>
      card.run(hold, () =>
        change(async () => {
          await channel.ask({ type: 'delete-account' })
          await showList()
        }),
      ),
  })
}

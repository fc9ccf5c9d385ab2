import { drawLead } from '../../ui/drawLead.js'
import { drawWarning } from '../../ui/drawWarning.js'
import { watchHold } from '../../ui/watchHold.js'
import type { DevicesContext } from './devicesContext.js'

/**
 * Deletes the account after a held press.
 *
 * @param parameters.isHereOnly - it exists in this browser alone
 */
export function confirmDeletion(
  context: DevicesContext,
  { isHereOnly }: { isHereOnly: boolean },
): void {
  const { card, change, channel, language, show, showList } = context
  const { devices: said, exporting } = language.strings
  const hold = card.toButton('hold', said.deleteHold, 'button hold')
  const signal = show(
    isHereOnly
      ? [drawLead(said.deleteLead, said.deleteHereText)]
      : [
          drawLead(said.deleteLead, said.deleteText),
          drawWarning(said.lostAllText),
        ],
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

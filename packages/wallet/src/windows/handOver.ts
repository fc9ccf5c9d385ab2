import { openCopy } from '../account/copies/openCopy.js'
import { createDatabase } from '../storage/createDatabase.js'
import { toCopyName, type WalletCopy } from '../wire/copy.js'
import type { HandOverAnswer, HandOverAsk } from '../wire/handOverWire.js'
import { receiveAsk } from '../wire/receiveAsk.js'
import { drawHandOver } from './drawHandOver.js'
import { startWindow } from './startWindow.js'

/**
 * Hands the wallet's copy in first-party storage to the frame that has opened
 * this window, at a site where its own storage has none. Only a frame of this
 * origin gets it, and only once the user has held the button. It has no
 * network.
 */
startWindow({
  receive: () => receiveAsk<HandOverAsk, HandOverAnswer>(),
  getLook: ({ ask }) => ask,
  toTitle: ({ handOver }) => handOver.lead,
  async show({ answer, ask, signal }, { language, root }) {
    const { userId } = ask
    const database = await createDatabase()
    const copy = await database.get(toCopyName(userId))
    const end = (value: HandOverAnswer) => {
      answer(value)
      window.close()
    }
    const { origin } = location
    if (!(await openCopy(copy, { origin, userId }))) return end('none')
    const { element, hold } = drawHandOver({
      ask,
      language,
      onCancel: () => window.close(),
      onHeld: () => end({ copy: copy as WalletCopy }),
      signal,
    })
    root.replaceChildren(element)
    hold.focus()
  },
  toNote: ({ keep }) => ({ title: keep.account, text: keep.lostText }),
})

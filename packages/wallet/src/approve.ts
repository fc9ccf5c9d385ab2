import { createScreen } from './approval/createScreen.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { windowSight } from './approval/windowSight.js'
import { startWindow } from './windowCard/startWindow.js'

/**
 * One request in a window of the wallet's own origin, for browsers in which a
 * frame cannot tell whether it is covered. It signs nothing and has no network:
 * it shows what the frame gives it, and says yes or no.
 */
startWindow({
  receive: () => receiveAsk(),
  getLook: ({ ask }) => ask,
  toTitle: ({ card }) => card.title,
  async show({ answer, ask, signal }, { language, root }) {
    const { copy, view, ...requester } = ask
    // What opens the account at another site is first kept by a window.
    if (copy)
      import('./handOver/keepCopy.js')
        .then(({ keepCopy }) => keepCopy(copy))
        .catch(() => {})
    const card = createScreen(root, windowSight).open({
      ...{ ...requester, language, signal },
      waiting: () => 0,
    })
    try {
      await card.show(view)
      answer('approved')
      // The frame closes this window; it is never empty before.
      card.progress()
    } catch {
      answer('declined')
      card.close()
    }
    window.close()
  },
  toNote: ({ window: said }) => ({ title: said.lost, text: said.lostText }),
})

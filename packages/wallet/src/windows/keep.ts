import { keepRecords } from '../account/keep/keepRecords.js'
import type { KeepAnswer, KeepAsk } from '../wire/keepWire.js'
import { receiveAsk } from '../wire/receiveAsk.js'
import { drawKeepWindow } from './drawKeepWindow.js'
import { startWindow } from './startWindow.js'

/**
 * Keeps a user's keys in the wallet's first-party storage, in browsers that
 * clear a frame's storage when they close. It has no network. A click is asked
 * for because Safari deletes the storage of sites that nobody interacts with
 * for seven days.
 */
startWindow({
  receive: () => receiveAsk<KeepAsk, KeepAnswer>(),
  getLook: ({ ask }) => ask,
  toTitle: ({ keep }) => keep.account,
  show({ answer, ask }, { language, root }) {
    const { element, open } = drawKeepWindow(ask, language)
    root.replaceChildren(element)
    open.addEventListener('click', async ({ isTrusted }) => {
      if (!isTrusted) return // guard: keep-click
      open.disabled = true
      // Not waited for: some browsers ask the user, and it may be refused.
      void navigator.storage?.persist?.().catch(() => {})
      answer(await keepRecords(ask))
      window.close()
    })
    open.focus()
  },
  toNote: ({ keep }) => ({ title: keep.lost, text: keep.lostText }),
})

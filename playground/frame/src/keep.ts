import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { drawNote } from './approval/drawNote.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { drawKeepWindow } from './keep/drawKeepWindow.js'
import { keepSecrets } from './keep/keepSecrets.js'
import type { KeepAnswer, KeepAsk } from './keep/keepWire.js'

const LOST = {
  title: 'Nothing to save here',
  text: 'This window is not connected to the page that opened it. Close it, and try again from that page.',
}

/**
 * Keeps a user's keys in the wallet's first-party storage, in browsers that
 * clear a frame's storage when they close. It has no network. A click is asked
 * for because Safari deletes the storage of sites that nobody interacts with
 * for seven days.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const { answer, ask, signal } = await receiveAsk<KeepAsk, KeepAnswer>()
  applyWindowTheme(ask.theme)
  signal.addEventListener('abort', () => window.close())
  const { element, open } = drawKeepWindow(ask)
  root.replaceChildren(element)
  open.addEventListener('click', async ({ isTrusted }) => {
    if (!isTrusted) return // guard: keep-click
    open.disabled = true
    // Not waited for: some browsers ask the user, and it may be refused.
    void navigator.storage?.persist?.().catch(() => {})
    answer(await keepSecrets(ask))
    window.close()
  })
  open.focus()
}

const root = document.getElementById('root')
if (root) start(root).catch(() => root.replaceChildren(drawNote(LOST)))

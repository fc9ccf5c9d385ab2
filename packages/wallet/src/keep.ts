import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { sayLost } from './approval/sayLost.js'
import { drawKeepWindow } from './keep/drawKeepWindow.js'
import { keepSecrets } from './keep/keepSecrets.js'
import type { KeepAnswer, KeepAsk } from './keep/keepWire.js'
import { createLanguage } from './language/createLanguage.js'

const language = createLanguage()

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
  language.speak(ask.locale)
  const spoken = await language.read()
  document.title = spoken.strings.keep.account
  const { element, open } = drawKeepWindow(ask, spoken)
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
if (root)
  start(root).catch(() =>
    sayLost({
      language,
      root,
      toNote: ({ keep }) => ({ title: keep.lost, text: keep.lostText }),
    }),
  )

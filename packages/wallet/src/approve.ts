import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { createScreen } from './approval/createScreen.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { sayLost } from './approval/sayLost.js'
import { windowSight } from './approval/windowSight.js'
import { createLanguage } from './language/createLanguage.js'

const language = createLanguage()

/**
 * One request in a window of the wallet's own origin, for browsers in which a
 * frame cannot tell whether it is covered. It signs nothing and has no network:
 * it shows what the frame gives it, and says yes or no.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const screen = createScreen(root, windowSight)
  const { answer, ask, signal } = await receiveAsk()
  const { copy, locale, theme, view, ...requester } = ask
  // What opens the account at another site is first kept by a window.
  if (copy)
    import('./handOver/keepCopy.js')
      .then(({ keepCopy }) => keepCopy(copy))
      .catch(() => {})
  applyWindowTheme(theme)
  language.speak(locale)
  const spoken = await language.read()
  document.title = spoken.strings.card.title
  const card = screen.open({
    ...requester,
    language: spoken,
    signal,
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
}

const root = document.getElementById('root')
if (root)
  start(root).catch(() =>
    sayLost({
      language,
      root,
      toNote: ({ window: said }) => ({ title: said.lost, text: said.lostText }),
    }),
  )

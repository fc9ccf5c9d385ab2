import { applyWindowTheme } from './approval/applyWindowTheme.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { sayLost } from './approval/sayLost.js'
import { toCopyName, type WalletCopy } from './handOver/copy.js'
import { drawHandOver } from './handOver/drawHandOver.js'
import type { HandOverAnswer, HandOverAsk } from './handOver/handOverWire.js'
import { openCopy } from './handOver/openCopy.js'
import { createLanguage } from './language/createLanguage.js'
import { createDatabase } from './storage/createDatabase.js'

const language = createLanguage()

/**
 * Hands the wallet's copy in first-party storage to the frame that has opened
 * this window, at a site where its own storage has none. Only a frame of this
 * origin gets it, and only once the user has held the button. It has no
 * network.
 */
async function start(root: HTMLElement) {
  applyWindowTheme()
  const { answer, ask, signal } = await receiveAsk<
    HandOverAsk,
    HandOverAnswer
  >()
  const { locale, theme, userId } = ask
  applyWindowTheme(theme)
  signal.addEventListener('abort', () => window.close())
  language.speak(locale)
  const spoken = await language.read()
  const database = await createDatabase()
  const copy = await database.get(toCopyName(userId))
  const end = (value: HandOverAnswer) => {
    answer(value)
    window.close()
  }
  const { origin } = location
  if (!(await openCopy(copy, { origin, userId }))) return end('none')
  document.title = spoken.strings.handOver.lead
  const { element, hold } = drawHandOver({
    ask,
    language: spoken,
    onCancel: () => window.close(),
    onHeld: () => end({ copy: copy as WalletCopy }),
    signal,
  })
  root.replaceChildren(element)
  hold.focus()
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

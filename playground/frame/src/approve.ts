import { createScreen } from './approval/createScreen.js'
import { drawNote } from './approval/drawNote.js'
import { receiveAsk } from './approval/receiveAsk.js'
import { windowSight } from './approval/windowSight.js'

const LOST = {
  title: 'Nothing to approve here',
  text: 'This window is not connected to the page that asks. Close it, and try again from that page.',
}

/**
 * One request in a window of the wallet's own origin, for browsers in which a
 * frame cannot tell whether it is covered. It has no key and no network: it
 * shows what the frame gives it, and says yes or no.
 */
async function start(root: HTMLElement) {
  const { documentElement } = document
  documentElement.dataset.window = ''
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  documentElement.dataset.theme = isDark ? 'dark' : 'light'
  const screen = createScreen(root, windowSight)
  const { answer, ask, signal } = await receiveAsk()
  const { theme, view, ...asker } = ask
  if (theme.mode) documentElement.dataset.theme = theme.mode
  if (theme.accent) {
    documentElement.style.setProperty('--accent', theme.accent)
    documentElement.style.setProperty('--accent-ink', theme.accentInk)
  }
  const card = screen.open({ ...asker, signal, waiting: () => 0 })
  try {
    await card.show(view)
    answer('approved')
  } catch {
    answer('declined')
  }
  card.close()
  window.close()
}

const root = document.getElementById('root')
if (root) start(root).catch(() => root.replaceChildren(drawNote(LOST)))

import { drawIdle } from '../ui/drawIdle.js'
import { drawNote } from '../ui/drawNote.js'
import {
  type CardLanguage,
  createLanguage,
} from '../ui/language/createLanguage.js'
import type { Strings } from '../ui/language/translations/english.js'
import type { WindowAsk } from '../wire/windowWire.js'
import { applyWindowTheme } from './applyWindowTheme.js'

/**
 * Starts the page of a window: it has the look and the language of the frame
 * that has opened it. Without one, or when `show` fails, it says so in the
 * language of the browser, as no app has named one.
 *
 * @param parameters.receive - gets what the frame gives the window
 * @param parameters.toNote - of a window that has nothing to show
 */
export function startWindow<given>(parameters: {
  receive(): Promise<given>
  getLook(given: given): Pick<WindowAsk, 'locale'> & {
    /** Default: the browser's. */
    theme?: WindowAsk['theme'] | undefined
  }
  toTitle(strings: Strings): string
  show(
    given: given,
    context: { language: CardLanguage; root: HTMLElement },
  ): Promise<void> | void
  toNote(strings: Strings, error: unknown): { title: string; text: string }
}): void {
  const { getLook, receive, show, toNote, toTitle } = parameters
  const language = createLanguage()

  async function start(root: HTMLElement) {
    applyWindowTheme()
    root.replaceChildren(drawIdle())
    const given = await receive()
    const { locale, theme } = getLook(given)
    applyWindowTheme(theme)
    language.setLocale(locale)
    const spoken = await language.read()
    document.title = toTitle(spoken.strings)
    await show(given, { language: spoken, root })
  }

  async function sayLost(root: HTMLElement, error: unknown) {
    language.setLocale(navigator.language)
    const { direction, locale, strings } = await language.read()
    const note = drawNote(toNote(strings, error))
    note.lang = locale
    note.dir = direction
    root.replaceChildren(note)
  }

  const root = document.getElementById('root')
  if (root) start(root).catch((error) => sayLost(root, error))
}

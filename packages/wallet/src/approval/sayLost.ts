import type { Language } from '../language/createLanguage.js'
import type { Strings } from '../language/english.js'
import { drawNote } from './drawNote.js'

/**
 * Says in a window that it has nothing to show, in the language of the browser,
 * as no app has named one.
 */
export async function sayLost(parameters: {
  language: Language
  root: HTMLElement
  toNote(strings: Strings): { title: string; text: string }
}): Promise<void> {
  const { language, root, toNote } = parameters
  language.speak(navigator.language)
  const { direction, locale, strings } = await language.read()
  const note = drawNote(toNote(strings))
  note.lang = locale
  note.dir = direction
  root.replaceChildren(note)
}

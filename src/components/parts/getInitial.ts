import { cleanText } from '../../core/format/cleanText.js'

/** The letter that stands for a name. */
export function getInitial(name: string): string {
  const [letter = '?'] = cleanText(name, 64)
  return letter.toUpperCase()
}

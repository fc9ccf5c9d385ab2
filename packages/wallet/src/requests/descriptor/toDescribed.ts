import { cleanText } from '../../core/cleanText.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Described } from '../../ui/view.js'
import type { Fields } from './describeFields.js'
import type { Descriptor } from './descriptor.js'

const INTENT_MAX_LENGTH = 40

/** The words are somebody else's, and are quoted as such. */
export function toDescribed(
  { intent, owner }: Descriptor,
  { described }: Strings,
  { amounts, rows }: Pick<Fields, 'amounts' | 'rows'>,
): Described {
  return {
    intent: described.intent(cleanText(intent, INTENT_MAX_LENGTH)),
    title: described.title(cleanText(owner, INTENT_MAX_LENGTH)),
    ...{ amounts, rows },
  }
}

import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useNameRegistration } from '../../modal/name/useNameRegistration.js'
import type { InsideStrings } from '../strings/enInside.js'

/** What the line beneath a wished name says. */
export function toNameHint(
  registration: Pick<
    useNameRegistration.ReturnType,
    'fullName' | 'isAvailable' | 'name' | 'problem'
  >,
  texts: {
    names: InsideStrings['names']
    toErrorText: (error: unknown) => string
  },
): { error?: string; help?: string; isLooking: boolean } {
  const { names, toErrorText } = texts
  const { fullName, isAvailable, name, problem } = registration
  // Nobody is corrected while typing.
  if (name.length < NAME_MIN_LENGTH)
    return { help: names.hint, isLooking: false }
  if (problem) return { error: toErrorText(problem), isLooking: false }
  if (isAvailable === undefined || !fullName)
    return { help: names.checking, isLooking: true }
  const shown = cleanText(fullName, NAME_MAX_LENGTH)
  return isAvailable
    ? { help: names.free(shown), isLooking: false }
    : { error: names.taken(shown), isLooking: false }
}

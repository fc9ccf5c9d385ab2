import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useSmartSessions } from '../../hooks/useSmartSessions.js'
import type { InsideStrings } from '../strings/enInside.js'

/** What the app of a permission is called; the name is foreign. */
export function toAppName(
  { project }: toAppName.Session,
  settings: InsideStrings['settings'],
): string {
  return cleanText(project.name, NAME_MAX_LENGTH) || settings.unnamedApp
}

export declare namespace toAppName {
  type Session = NonNullable<
    useSmartSessions.ReturnType['data']
  >['sessions'][number]
}

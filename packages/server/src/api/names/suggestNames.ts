import type { Names } from './createNames.js'
import { NAME_ZONE, parseName } from './parseName.js'

const endings = ['', '1', '2', '42', '99', '-id', '-wallet', '2026']

/** Names that begin like what was typed, and whether they are taken. */
export function suggestNames(
  names: Pick<Names, 'get'>,
  typed: string,
): { name: string; registered: boolean }[] {
  const label = typed.toLowerCase().replace(/[^a-z\d-]/g, '')
  if (!label) return []
  return endings.flatMap((ending) => {
    const name = parseName(`${label}${ending}.${NAME_ZONE}`)
    return name ? [{ name, registered: names.get(name) !== undefined }] : []
  })
}

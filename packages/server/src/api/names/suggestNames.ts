import type { Names } from './createNames.js'
import { NAME_ZONE, parseName } from './parseName.js'

const endings = ['', '1', '2', '42', '99', '-id', '-wallet', '2026']

/** Names that begin like what was typed, and whether they are taken. */
export async function suggestNames(
  names: Pick<Names, 'get'>,
  typed: string,
): Promise<{ name: string; registered: boolean }[]> {
  const label = typed.toLowerCase().replace(/[^a-z\d-]/g, '')
  if (!label) return []
  const wanted = endings.flatMap(
    (ending) => parseName(`${label}${ending}.${NAME_ZONE}`) ?? [],
  )
  return Promise.all(
    wanted.map(async (name) => {
      const record = await names.get(name)
      return { name, registered: record !== undefined }
    }),
  )
}

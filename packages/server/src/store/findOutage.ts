/** What a database was used for when it failed without an answer of its own. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** By SQLSTATE; the class, two characters, where the code is not listed. */
const reasons: Readonly<Record<string, string>> = {
  '08': 'the connection failed',
  '25006': 'it is read-only, as a replica is',
  '53': 'it is out of resources',
  '53100': 'its disk is full',
  '53200': 'it is out of memory',
  '53300': 'it has no free connections',
  '55000': 'it does not accept connections',
  '57': 'it is stopping or starting',
  '57014': 'a statement took too long',
  '58': 'its disk failed',
  XX: 'it failed internally',
}

/**
 * Says in a few words why the database did not do its work, `undefined` when
 * the error is of something else.
 */
export function findOutage(error: unknown): string | undefined {
  let isOfStore = false
  let inner: unknown = error
  for (let depth = 0; depth < 5 && inner instanceof Error; depth++) {
    // Drizzle wraps what a driver throws, with the query.
    isOfStore ||=
      inner instanceof StoreError || ('query' in inner && 'params' in inner)
    const code: unknown = Reflect.get(inner, 'code')
    if (isOfStore && typeof code === 'string') return toReason(code)
    if (inner.cause === undefined)
      return isOfStore ? 'it does not answer' : undefined
    inner = inner.cause
  }
  // PGlite throws what is no `Error`.
  return isOfStore ? 'it does not answer' : undefined
}

function toReason(code: string) {
  // Of the operating system, such as `ECONNREFUSED`.
  if (/^E[A-Z]/.test(code))
    return code === 'ENOSPC' ? reasons['53100'] : `it is unreachable (${code})`
  const reason = reasons[code] ?? reasons[code.slice(0, 2)]
  return reason && `${reason} (${code})`
}
